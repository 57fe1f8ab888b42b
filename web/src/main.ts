import { mount } from "svelte";
import "./app.css";
import App from "./App.svelte";
import { startWorker } from "./offline/service_worker_client";
import { preferences } from "./settings/preferences.svelte";

const target = document.getElementById("app");
if (target) {
  target.textContent = "";
  mount(App, { target });
}
startWorker(() => preferences.language);
