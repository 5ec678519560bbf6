import { emblem } from '../../kit/scene.ts';
import { ridge } from '../../motifs/ridges.ts';
import { cumulus, sky } from '../../motifs/sky.ts';
import { sloops } from '../../motifs/sloop.ts';
import { ripples, water } from '../../motifs/water.ts';
import { gulls } from '../../motifs/wings.ts';

const highSummer = {
  ink: '#12324a',
  lake: '#1f6f9c',
  wave: '#4fa3c4',
  sky: '#7cc3dc',
  pale: '#c8e6e4',
  cream: '#fff6e0',
  green: '#3f7d54',
  red: '#d4553b',
};

export default emblem({
  alt: 'The number twenty-five against white clouds, above sails on a blue summer lake',
  palette: highSummer,
  layers: [
    sky({ seed: 4, waver: 4, bands: [['sky', 0], ['pale', 108]] }),
    cumulus({ x: 70, y: 106, width: 130, height: 52, ink: 'cream', shade: 'pale', seed: 14, bumps: 7 }),
    cumulus({ x: 204, y: 84, width: 120, height: 44, ink: 'cream', shade: 'pale', seed: 5, bumps: 7 }),
    gulls({ ink: 'ink', items: [[124, 46, 34], [154, 36, 22]] }),
    ridge({ ink: 'green', y: 158, swell: 4, swells: 3, seed: 8, cover: 'hardwood', height: [12, 22], floor: 172 }),
    water({ ink: 'lake', y: 168 }),
    ripples({ ink: 'wave', y: [174, 256], count: 10, width: [50, 110], height: [4, 8], seed: 5 }),
    ripples({ ink: 'pale', y: [174, 230], count: 4, width: [30, 70], height: [3, 5], seed: 9 }),
    sloops({ sail: 'cream', jib: 'red', hull: 'ink', items: [[38, 196, 54], [222, 190, 46]] }),
  ],
});
