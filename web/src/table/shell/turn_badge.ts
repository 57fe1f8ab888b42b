/** Mark the icon of the installed app while it is my turn, where that is possible. */
export function showTurnOnIcon(isMyTurn: boolean): void {
  if (!("setAppBadge" in navigator)) return;
  const shown = isMyTurn ? navigator.setAppBadge(1) : navigator.clearAppBadge();
  shown.catch(() => undefined); // only an installed app has a badge
}
