/** The few parts of opentype.js that the lettering needs; the package brings no types. */
declare module 'opentype.js' {
  export type PathCommand =
    | { type: 'M' | 'L'; x: number; y: number }
    | { type: 'Q'; x: number; y: number; x1: number; y1: number }
    | { type: 'C'; x: number; y: number; x1: number; y1: number; x2: number; y2: number }
    | { type: 'Z' };
  export interface Glyph {
    advanceWidth: number;
    path: { commands: PathCommand[] };
  }
  export interface Font {
    unitsPerEm: number;
    stringToGlyphs(text: string): Glyph[];
  }
  const opentype: { parse(buffer: ArrayBuffer): Font };
  export default opentype;
}
