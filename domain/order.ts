/** For moments and names of machines: letter by letter, without the browser's tables of languages. */
export const ascending = (a: string, b: string): number => Number(a > b) - Number(a < b);
