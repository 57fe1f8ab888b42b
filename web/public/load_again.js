// If a file that the page itself names does not come, nothing of the client can help: the page is loaded again.
// Waits until the service answers, and gives up after a few times.
(function () {
  var KEY = "kingscourt-load-again";
  var MOST = 3;
  var isWaiting = false;
  var named = []; // the scripts and stylesheets of the page; the client looks after what it loads itself

  function countSoFar() {
    try {
      return Number(sessionStorage.getItem(KEY) || 0);
    } catch (error) {
      // without storage: once, because a reloaded page says so
      var entry = performance.getEntriesByType("navigation")[0];
      return entry && entry.type === "reload" ? MOST : 0;
    }
  }

  function keepCount(count) {
    try {
      sessionStorage.setItem(KEY, String(count));
    } catch (error) {
      // see countSoFar
    }
  }

  function loadAgain(count) {
    fetch("/", { cache: "no-store" }).then(
      function (answer) {
        if (!answer.ok) return later(count);
        keepCount(count + 1);
        location.reload();
      },
      function () {
        later(count);
      },
    );
  }

  function later(count) {
    setTimeout(loadAgain, 1000 * (1 + count) * (1 + Math.random()), count);
  }

  /**
   * Without the client or its styles there is no page; the other scripts are courtesies. A preload that fails is no
   * harm: the script that needs it asks again, and reports an error of its own if that fails too.
   */
  function isNamedByPage(element) {
    if (element.type !== "module" && element.rel !== "stylesheet") return false;
    return document.readyState === "loading" || named.indexOf(element) >= 0;
  }

  function onError(event) {
    var count = countSoFar();
    if (isWaiting || count >= MOST || !isNamedByPage(event.target)) return;
    isWaiting = true;
    later(count);
  }

  addEventListener("error", onError, true);
  document.addEventListener("readystatechange", function () {
    if (!named.length) named = Array.prototype.slice.call(document.querySelectorAll("script, link"));
  });
  addEventListener("load", function () {
    if (!isWaiting) keepCount(0);
  });
})();
