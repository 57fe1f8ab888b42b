// Sets the theme before the first paint, so that nothing flashes.
(() => {
  let wish = "system";
  try {
    wish = JSON.parse(localStorage.getItem("kingscourt") ?? "{}").theme ?? wish;
  } catch {
    // treat broken storage as empty
  }
  const isDark = wish === "system" ? matchMedia("(prefers-color-scheme: dark)").matches : wish === "dark";
  document.documentElement.className = isDark ? "dark" : "light";
})();
