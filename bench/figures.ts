export type Figure = {
  what: string;
  figure: string;
  /** The baseline of the same run, and our ratio to it. */
  beside?: string;
  ratio?: number;
  bar?: string;
};

export const figures: Figure[] = [];

/** Prints a figure, and adds it to the table of `npm run bench`. */
export function record(...measured: Figure[]): void {
  for (const { what, figure, beside, ratio, bar } of measured) {
    const comparison = beside ? `, ${ratio?.toFixed(2)} of ${beside}` : '';
    console.log(`  ${what}: ${figure}${comparison}${bar ? ` (target ${bar})` : ''}`);
  }
  figures.push(...measured);
  process.send?.(measured); // to bench/all.ts
}

export const median = (values: number[]) => quantile(values, 0.5);

export const quantile = (values: number[], q: number) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * q)] ?? Number.NaN;
