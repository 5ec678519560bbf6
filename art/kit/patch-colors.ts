/** The colors of a patch. Those of a region are in its content; these are for patches without a region. */
export interface PatchColors {
  /** The border, and the thread over it. */
  border: string;
  thread: string;
  /** Outlines and lettering. */
  dark: string;
}

export const NIGHT: PatchColors = { border: '#4c5a78', thread: '#8b97b3', dark: '#151b33' };
export const BRASS: PatchColors = { border: '#a57a1c', thread: '#e8c463', dark: '#3a2a08' };
export const SPRUCE: PatchColors = { border: '#1d7a70', thread: '#66b8aa', dark: '#0b3530' };
export const CHALK: PatchColors = { border: '#b8ab87', thread: '#d8cba6', dark: '#756a4e' };
