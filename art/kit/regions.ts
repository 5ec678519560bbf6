/** How each region looks on a badge and on a card. */
import type { RegionSlug } from '../../domain/trail.ts';

export interface PatchColors {
  /** The border, and the thread over it. */
  border: string;
  thread: string;
  /** Outlines and lettering. */
  dark: string;
}

export interface RegionLook extends PatchColors {
  /** Outlines share one sheet of 390 x 460, one center line (195) and one ribbon, so that a wall of badges lines up. */
  outline: string;
  /** The flat band under a poster. */
  band: string;
}

export const regionLooks: Readonly<Record<RegionSlug, RegionLook>> = {
  'north-shore': {
    border: '#2b7fae',
    thread: '#8cc9e6',
    dark: '#0f2f45',
    band: '#17496b',
    outline: 'M195 22C264 74 344 178 362 334l-76 30 18 58q-109 26-218 0l18-58-76-30C46 178 126 74 195 22z',
  },
  'twin-cities-metro': {
    border: '#6a489b',
    thread: '#ab90d3',
    dark: '#2a1650',
    band: '#46296f',
    outline: 'M195 26a176 176 0 110 352 176 176 0 110-352z',
  },
  southeast: {
    border: '#b0372d',
    thread: '#e58c7e',
    dark: '#48110d',
    band: '#7a211a',
    outline: 'M195 24c50 26 106 30 156 24v170c0 108-76 176-156 218C115 394 39 326 39 218V48c50 6 106 2 156-24z',
  },
  central: {
    border: '#1d7a70',
    thread: '#66b8aa',
    dark: '#0b3530',
    band: '#0f4f48',
    outline: 'M195 24l160 92v210l-160 104L35 326V116z',
  },
  northwest: {
    border: '#4c8232',
    thread: '#9ac877',
    dark: '#1b3611',
    band: '#2f5220',
    outline: 'M35 396V192a160 160 0 01320 0v204q-160 52-320 0z',
  },
  'west-and-southwest': {
    border: '#cf721b',
    thread: '#f8bb70',
    dark: '#55280a',
    band: '#743907',
    outline: 'M195 18l174 204-174 214L21 222z',
  },
};
