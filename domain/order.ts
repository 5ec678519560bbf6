/** Comparison by code unit for timestamps and identifiers, without the browser's locale data. */
export const ascending = (a: string, b: string): number => Number(a > b) - Number(a < b);
