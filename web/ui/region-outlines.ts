/** The outline of each region's badges on a sheet of 390 x 450: its sign everywhere. */
import type { Region } from '../../content/regions.ts';

export const regionOutlines: Record<Region['code'], string> = {
  ns: 'M195 16C268 74 352 190 372 352q-177 130-354 0C38 190 122 74 195 16z',
  me: 'M195 42a184 184 0 110 368 184 184 0 110-368z',
  se: 'M195 24c50 26 106 30 156 24v170c0 108-76 176-156 218C115 394 39 326 39 218V48c50 6 106 2 156-24z',
  ce: 'M195 24l160 92v218l-160 96L35 334V116z',
  nw: 'M35 396V192a160 160 0 01320 0v204q-160 52-320 0z',
  sw: 'M195 18l174 204-174 214L21 222z',
};
