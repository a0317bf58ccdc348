import "@fontsource-variable/alegreya/wght.css";
import "@fontsource-variable/inter/wght.css";
import "./style/theme.css";
import { mount } from "svelte";
import App from "./App.svelte";

const target = document.getElementById("app");
if (target) mount(App, { target });
