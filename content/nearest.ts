/** Suggestions for an unknown name. */

/** The name with the smallest edit distance; undefined above a third of the letters. */
export function nearest(typed: string, names: readonly string[]): string | undefined {
  const [closest] = names
    .map((name) => ({ name, slips: slipsBetween(typed.toLowerCase(), name.toLowerCase()) }))
    .filter(({ name, slips }) => slips * 3 <= Math.max(name.length, typed.length))
    .sort((a, b) => a.slips - b.slips);
  return closest?.name;
}

/** Damerau–Levenshtein distance. */
function slipsBetween(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, i) => i)];
  const at = (row: number, column: number): number => rows[row]?.[column] ?? Number.POSITIVE_INFINITY;
  for (let i = 1; i <= a.length; i++) {
    rows.push([i]);
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      const swapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const slips = [at(i - 1, j) + 1, at(i, j - 1) + 1, at(i - 1, j - 1) + (same ? 0 : 1)];
      rows[i]?.push(Math.min(...slips, swapped ? at(i - 2, j - 2) + 1 : Number.POSITIVE_INFINITY));
    }
  }
  return at(a.length, b.length);
}
