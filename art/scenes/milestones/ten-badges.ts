import { emblem } from '../../kit/scene.ts';
import { spruces } from '../../motifs/conifers.ts';
import { ridge } from '../../motifs/ridges.ts';
import { rays, sky, sun } from '../../motifs/sky.ts';

const firstLight = {
  ink: '#1c2b2a',
  fir: '#2f5f4f',
  green: '#5f9a63',
  rose: '#ea8a68',
  apricot: '#f6b765',
  butter: '#fbd98a',
  cream: '#fff3d2',
};

export default emblem({
  alt: 'The number ten against the first light over green ridges',
  palette: firstLight,
  layers: [
    sky({ seed: 3, waver: 4, bands: [['apricot', 0], ['rose', 120]] }),
    rays({ x: 130, y: 166, count: 13, reach: [60, 230], ink: 'butter', angles: [-180, 0], seed: 2 }),
    sun({ x: 130, y: 166, radius: 54, ink: 'cream' }),
    ridge({ ink: 'green', points: [[0, 160], [60, 172], [130, 184], [200, 170], [260, 158]], swell: 3, swells: 4, seed: 5, floor: 210 }),
    ridge({ ink: 'fir', points: [[0, 196], [90, 206], [170, 200], [260, 190]], swell: 4, swells: 3, seed: 8, cover: 'spruce', height: [14, 34], detail: 0, gaps: 0.05, spacing: 0.35, floor: 264 }),
    spruces({ ink: 'ink', lit: 'fir', seed: 2, tiers: 8, girth: 0.34, forms: 1, light: 1, items: [[34, 236, 130], [64, 250, 84]] }),
    spruces({ ink: 'ink', lit: 'fir', seed: 2, tiers: 8, girth: 0.34, forms: 1, items: [[226, 236, 130], [196, 250, 84]] }),
  ],
});
