/**
 * Run `work` when the browser has laid out the page, so that measuring and focusing do not force a layout of their own.
 * Returns what cancels it.
 */
export function afterLayout(work: () => void): () => void {
  let frame = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const inNextTask = () => (timer = setTimeout(work)); // a frame's callbacks run before its layout, the next task after it
  if (document.hidden)
    inNextTask(); // no frames come
  else frame = requestAnimationFrame(inNextTask);
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
