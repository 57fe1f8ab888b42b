/** Play two soft notes, synthesized here, so that no sound file has to be loaded. */
export function chime(): void {
  const context = new AudioContext();
  [523.25, 783.99].forEach((pitch, index) => {
    const start = context.currentTime + index * 0.16;
    const tone = context.createOscillator();
    const loudness = context.createGain();
    tone.frequency.value = pitch;
    loudness.gain.setValueAtTime(0.0001, start);
    loudness.gain.exponentialRampToValueAtTime(0.15, start + 0.02);
    loudness.gain.exponentialRampToValueAtTime(0.0001, start + 0.6);
    tone.connect(loudness).connect(context.destination);
    tone.start(start);
    tone.stop(start + 0.7);
  });
  setTimeout(() => {
    context.close().catch(() => undefined);
  }, 1500);
}

/** Mark the icon of the installed app while it is my turn, where that is possible. */
export function showTurnOnIcon(isMyTurn: boolean): void {
  if (!("setAppBadge" in navigator)) return;
  const shown = isMyTurn ? navigator.setAppBadge(1) : navigator.clearAppBadge();
  shown.catch(() => undefined); // only an installed app has a badge
}
