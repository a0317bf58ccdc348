import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

// The client is built into the package, so that one wheel holds the whole table. Nothing is inlined: the pages are
// served under a Content-Security-Policy without inline scripts or styles.
export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/yamen/server/client",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: "es2022",
    reportCompressedSize: true,
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: "http://127.0.0.1:8470", ws: true } },
  },
  test: { include: ["src/**/*.test.ts"] },
});
