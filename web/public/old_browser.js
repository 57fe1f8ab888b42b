// Tells people whose browser cannot run the client; written so that old browsers can read it.
(function () {
  var isNewEnough =
    "noModule" in HTMLScriptElement.prototype &&
    typeof Object.hasOwn === "function" &&
    typeof Array.prototype.findLast === "function" &&
    typeof structuredClone === "function" &&
    typeof HTMLDialogElement === "function";
  if (isNewEnough) return;
  var texts = {
    en: "Kingscourt does not work in this browser. Update it, or use another one.",
    hu: "A Kingscourt ebben a böngészőben nem működik. Frissítsd, vagy használj egy másikat.",
    de: "Kingscourt läuft in diesem Browser nicht. Aktualisiere ihn oder nimm einen anderen.",
    fr: "Kingscourt ne fonctionne pas dans ce navigateur. Mettez-le à jour ou utilisez-en un autre.",
    nl: "Kingscourt werkt niet in deze browser. Werk hem bij of gebruik een andere.",
    es: "Kingscourt no funciona en este navegador. Actualízalo o usa otro.",
  };
  var language = (navigator.language || "en").slice(0, 2).toLowerCase();
  var place = document.querySelector("#app p");
  if (!place) return;
  place.setAttribute("lang", texts[language] ? language : "en");
  place.setAttribute("role", "alert");
  place.textContent = texts[language] || texts.en;
})();
