import { emblem } from '../../kit/scene.ts';
import { beam, lighthouse } from '../../motifs/buildings.ts';
import { ridge } from '../../motifs/ridges.ts';
import { cliff } from '../../motifs/rock.ts';
import { sky, stars } from '../../motifs/sky.ts';
import { ripples, water } from '../../motifs/water.ts';
import { waterTower } from '../../motifs/water-tower.ts';

const dusk = {
  ink: '#10162b',
  navy: '#1f2b50',
  indigo: '#3b4678',
  plum: '#84527f',
  coral: '#dc6b5c',
  apricot: '#f2a468',
  cream: '#fde9bd',
};

export default emblem({
  alt: 'A lighthouse on its cliff and a round stone tower on a hill face each other across the water at dusk',
  palette: dusk,
  layers: [
    sky({ seed: 3, waver: 4, bands: [['navy', 0], ['indigo', 62], ['plum', 112], ['apricot', 150]] }),
    stars({ ink: 'cream', count: 0, x: [60, 200], y: [26, 80], seed: 5, big: [[128, 48, 11]] }),
    beam({ x: 80, y: 96, ink: 'cream', opacity: 0.32, to: [[270, 66, 34]] }),
    water({ ink: 'indigo', y: 184 }),
    ripples({ ink: 'apricot', y: [188, 244], count: 4, x: 132, spread: [34, 50], width: [40, 70], height: [4, 6], seed: 3 }),
    ripples({ ink: 'plum', y: [192, 254], count: 2, x: 132, spread: [60, 90], width: [50, 80], height: [4, 6], seed: 8 }),
    ridge({ ink: 'navy', points: [[150, 206], [180, 188], [212, 178], [270, 172]], from: 150, swell: 2, seed: 5, floor: 216 }),
    waterTower({ x: 192, y: 196, height: 128, lit: 'cream', mid: 'apricot', shade: 'plum', dark: 'ink', roof: 'ink', rim: 'coral', stones: 0 }),
    lighthouse({ x: 80, y: 180, height: 104, lit: 'cream', mid: 'apricot', shade: 'navy', dark: 'ink', glow: 'cream' }),
    cliff({ seed: 29, top: [[-10, 172], [46, 178], [110, 180], [126, 190]], base: [[-10, 240], [130, 228]], mid: 'plum', lit: 'coral', shade: 'navy', columns: [40, 66], lean: -0.12, reach: [0.8, 0.2], step: 5 }),
    ridge({ ink: 'ink', points: [[140, 216], [190, 200], [270, 196]], from: 136, swell: 2, seed: 4, floor: 264 }),
  ],
});
