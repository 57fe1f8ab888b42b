// Before the first paint, so that nothing flashes.
(() => {
  let wish = "system";
  try {
    wish = JSON.parse(localStorage.getItem("kingscourt") ?? "{}").theme ?? wish;
  } catch {
    // a broken store is an empty one
  }
  const isDark = wish === "system" ? matchMedia("(prefers-color-scheme: dark)").matches : wish === "dark";
  document.documentElement.className = isDark ? "dark" : "light";
})();
