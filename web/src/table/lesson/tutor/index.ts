/** What only a table with a lesson loads. */
export { default as LessonLayer } from "./LessonLayer.svelte";
export { default as LessonPath } from "./LessonPath.svelte";
