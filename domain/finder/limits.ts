/** Parses a numeric limit of an answer or a URL: `3`, `under-3`, `over-5`, `from-4`, `2-3`. */

export type Limit = {
  least?: number;
  most?: number;
  /** Exclusive: "under 3 miles" does not include 3 miles. */
  strict?: true;
};

const number = '(\\d{1,4}(?:\\.\\d{1,2})?)';
const oneSided = new RegExp(`^(?:(under|over|from)-)?${number}$`);
const range = new RegExp(`^${number}-${number}$`);

export function readLimit(value: string): Limit | undefined {
  const [, kind, amount] = oneSided.exec(value) ?? [];
  if (amount !== undefined) {
    const figure = Number(amount);
    if (kind === 'under') return { most: figure, strict: true };
    if (kind === 'over') return { least: figure, strict: true };
    return kind === 'from' ? { least: figure } : { most: figure };
  }
  const [, least, most] = range.exec(value) ?? [];
  return least === undefined ? undefined : { least: Number(least), most: Number(most) };
}

export function writeLimit({ least, most, strict }: Limit): string {
  if (least !== undefined && most !== undefined) return `${least}-${most}`;
  if (least !== undefined) return `${strict ? 'over' : 'from'}-${least}`;
  return `${strict ? 'under-' : ''}${most}`;
}

export function isWithin(figure: number, { least, most, strict }: Limit): boolean {
  if (strict && (figure === least || figure === most)) return false;
  return figure >= (least ?? Number.NEGATIVE_INFINITY) && figure <= (most ?? Number.POSITIVE_INFINITY);
}

/** The tolerance of a close match: half as much again, or a quarter less. */
export const relax = ({ least, most }: Limit): Limit => ({
  ...(least !== undefined && { least: least * 0.75 }),
  ...(most !== undefined && { most: most * 1.5 }),
});
