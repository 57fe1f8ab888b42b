export interface PointStep {
  points: number;
  /** How many levels in a row are worth this. */
  length: number;
}

/** The points of a track, with equal neighbours joined. */
export function pointSteps(points: readonly number[]): PointStep[] {
  const steps: PointStep[] = [];
  for (const one of points) {
    const last = steps.at(-1);
    if (last?.points === one) last.length += 1;
    else steps.push({ points: one, length: 1 });
  }
  return steps;
}
