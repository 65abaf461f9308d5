const STEPS = [1, 2, 4, 6, 8, 10];

/** The next number upwards that a reader takes in at once, and half of which is one as well. */
export function niceCeiling(highest: number): number {
  if (highest <= 2) return 2;
  const magnitude = 10 ** Math.floor(Math.log10(highest));
  return (STEPS.find((step) => step * magnitude >= highest) ?? 10) * magnitude;
}
