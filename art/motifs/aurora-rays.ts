/** Northern lights as one sees them on a still night: thin rays standing on a winding, bright hem. */
import { alongSmoothStations, type Point, type Station } from '../kit/geometry.ts';
import { polygon, ribbonBetween } from '../kit/path.ts';
import { noise, Random } from '../kit/random.ts';
import type { Layer } from '../kit/scene.ts';

export interface AuroraRaysOptions<Ink> {
  ink: Ink;
  /** The winding hem, and how high the longest rays stand on it there. */
  path: readonly Station[];
  rays?: number;
  /** Sideways drift of the tops, over the height. */
  lean?: number;
  opacity?: number;
  /** The bright lower edge. */
  hem?: Ink;
  /** How high the closed veil and the hem reach, over the height of the rays. */
  veil?: number;
  thickness?: number;
  seed?: number;
}

export function auroraRays<Ink extends string>(options: AuroraRaysOptions<Ink>): Layer<Ink> {
  const { ink, path, rays = 30, lean = 0.06, opacity = 0.6, hem, veil = 0.4, thickness = 0.16, seed = 7 } = options;
  return (canvas) => {
    const random = new Random(seed);
    const swell = noise(seed);
    /** The hem lifted by a share of the rays' height, uneven from fold to fold. */
    const edge = (share: number) =>
      Array.from({ length: 11 }, (_, i): Point => {
        const [x, y, height] = alongSmoothStations(path, i / 10);
        const lift = height * share * (1 + 0.35 * swell(i * 0.9));
        return [x + lean * lift, y - lift];
      });
    const wall = (share: number) => ribbonBetween(edge(0), edge(share).reverse());
    const spikes = Array.from({ length: rays }, (_, i) => {
      const [x, y, height] = alongSmoothStations(path, (i + random.between(0.1, 0.9)) / rays);
      const tall = height * (0.72 + 0.28 * swell(i * 0.5)) * random.between(0.7, 1.15);
      const half = random.between(0.022, 0.06) * height;
      const foot = y - height * 0.1;
      return polygon([
        [x - half, foot],
        [x + lean * tall, y - tall],
        [x + half, foot],
      ]);
    });
    canvas.fill(ink, wall(veil), opacity * 0.7);
    canvas.fill(ink, spikes.join(''), opacity * 0.6);
    if (hem) canvas.fill(hem, wall(thickness), opacity);
  };
}
