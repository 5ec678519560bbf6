/** Cattails: blades and brown heads, from shared symbols. */
import { round } from '../kit/geometry.ts';
import { numbers } from '../kit/path.ts';
import { Random } from '../kit/random.ts';
import type { Layer } from '../kit/scene.ts';

export interface CattailsOptions<Ink> {
  /** Blades and stalks. */
  ink: Ink;
  /** Every third blade. */
  lit: Ink;
  head: Ink;
  /** Clumps: where each stands and how high. */
  items: readonly (readonly [x: number, y: number, height: number])[];
  forms?: number;
  seed?: number;
}

export function cattails<Ink extends string>({
  ink,
  lit,
  head,
  items,
  forms = 2,
  seed = 1,
}: CattailsOptions<Ink>): Layer<Ink> {
  return (canvas) => {
    const clumps = items.map(([x, y, height], i) => {
      const form = i % forms;
      const id = canvas.symbol(`cattail ${seed} ${form} ${head}`, () => clump(seed * 5 + form, canvas.color(head)));
      const scale = round(height) / 100;
      return canvas.copy(id, x, y, i % 3 === 1 ? -scale : scale, scale);
    });
    canvas.group(ink, lit, clumps.join(''));
  };
}

/** A hundred high, standing on 0. */
function clump(seed: number, head: string): string {
  const random = new Random(seed * 71 + 13);
  let [dark, lit, stalks, heads] = ['', '', '', ''];
  const blades = 8;
  for (let i = 0; i < blades; i++) {
    const across = (i / (blades - 1)) * 2 - 1;
    const height = random.between(60, 96) * (1 - Math.abs(across) * 0.15);
    const tip = across * 22 + random.jitter(7);
    const root = round(across * 9);
    const there = numbers([round(tip * 0.1), round(-height * 0.7), round(tip), round(-height)]);
    const back = numbers([round(-tip * 0.7 + 2), round(height * 0.4), round(-tip + 3), round(height)]);
    const blade = `M${root} 2q${there} ${back}z`;
    if (i % 3 === 1) lit += blade;
    else dark += blade;
  }
  for (const across of [-0.6, 0.1, 0.75]) {
    const x = round(across * 15 + random.jitter(3));
    const top = round(random.between(72, 94));
    stalks += `M${round(across * 6)} 2L${x - 1}-${top + 8}h1L${round(across * 6) + 2} 2z`;
    heads += `M${x - 2}-${top}v-14q2-4 4 0v14q-2 3-4 0z`;
  }
  return `<path d="${dark}${stalks}"/><path fill="currentColor" d="${lit}"/><path fill="${head}" d="${heads}"/>`;
}
