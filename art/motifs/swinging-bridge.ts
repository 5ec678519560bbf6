/** The Swinging Bridge of Jay Cooke: stone towers, two cables, a deck that hangs between them. */
import { at, lerp, type Point, round } from '../kit/geometry.ts';
import { numbers, polygon, polyline } from '../kit/path.ts';
import { Random } from '../kit/random.ts';
import type { Layer } from '../kit/scene.ts';

export interface SwingingBridgeOptions<Ink> {
  /** Where it leaves the banks, left and right, and the middle of each tower. */
  ends: readonly [number, number];
  towers: readonly [number, number];
  /** The deck at the towers, how far it hangs between them, and the rock that the towers stand on. */
  y: number;
  sag: number;
  base: number;
  /** Height of the towers over the deck, and their width. */
  rise: number;
  width: number;
  /** Stone, its shaded side and the lit faces of single stones. */
  stone: Ink;
  shade: Ink;
  lit: Ink;
  /** Deck, rails, cables and hangers. */
  timber: Ink;
  /** Hangers in the middle span. */
  hangers?: number;
  seed?: number;
}

export function swingingBridge<Ink extends string>(options: SwingingBridgeOptions<Ink>): Layer<Ink> {
  const { ends, towers, y, sag, base, rise, width, stone, shade, lit, timber, hangers = 22, seed = 5 } = options;
  return (canvas) => {
    const [leftTower, rightTower] = towers;
    const hang = (t: number) => 4 * t * (1 - t);
    const middle = Array.from({ length: hangers + 1 }, (_, i) => i / hangers);
    const deck = middle.map((t): Point => [lerp(leftTower, rightTower, t), y + sag * hang(t)]);
    const cable = middle.map(
      (t): Point => [lerp(leftTower, rightTower, t), y - rise * (1 - 0.8 * hang(t)) + sag * hang(t)],
    );
    const wholeDeck: Point[] = [[ends[0], y - rise * 0.06], ...deck, [ends[1], y - rise * 0.06]];
    const rail = rise * 0.24;
    const raised = (up: number) => wholeDeck.map(([x, deckY]): Point => [x, deckY - up]);
    const wholeCable: Point[] = [[ends[0], y - rail], ...cable, [ends[1], y - rail]];

    const uprights = deck.map(([x, deckY], i) => `M${numbers([round(x), round(at(cable, i)[1])])}V${round(deckY)}`);
    for (const [from, to] of [
      [ends[0], leftTower],
      [rightTower, ends[1]],
    ] as const) {
      for (let i = 1; i < 6; i++)
        uprights.push(`M${numbers([round(lerp(from, to, i / 6)), round(y - rail)])}V${round(y)}`);
    }
    const line = Math.max(2, rise * 0.018);
    canvas.stroke(timber, line * 0.8, uprights.join(''));
    canvas.stroke(timber, line, polyline(raised(rail * 0.5)));
    canvas.stroke(timber, line * 1.6, polyline(raised(rail)) + polyline(wholeCable));
    canvas.stroke(timber, line * 4, polyline(raised(-line * 2)));

    const random = new Random(seed);
    let [walls, sides, stones] = ['', '', ''];
    for (const x of towers) {
      const half = (t: number) => (width / 2) * lerp(1.35, 0.8, t);
      const yAt = (t: number) => lerp(base, y - rise, t);
      const edge = (side: number, t: number): Point => [x + side * half(t), yAt(t)];
      walls += polygon([edge(-1, 0), edge(-1, 1), edge(1, 1), edge(1, 0)]);
      const cap = half(1) * 1.25;
      walls += polygon([
        [x - cap, yAt(1)],
        [x - cap, yAt(1) - width * 0.2],
        [x + cap, yAt(1) - width * 0.2],
        [x + cap, yAt(1)],
      ]);
      sides += polygon([edge(0.35, 0), edge(0.3, 1), edge(1, 1), edge(1, 0)]);
      const courses = Math.round((base - y + rise) / (width * 0.3));
      for (let row = 0; row < courses; row++) {
        const t = (row + 0.5) / courses;
        const from = -0.9 + random.next() * 0.5;
        const size = random.between(0.35, 0.7);
        const tall = width * 0.09;
        const left = x + half(t) * from;
        const right = x + half(t) * Math.min(from + size, 0.28);
        stones += polygon([
          [left, yAt(t) - tall],
          [right, yAt(t) - tall * 0.8],
          [right - 1, yAt(t) + tall],
          [left + 1, yAt(t) + tall * 0.8],
        ]);
      }
    }
    canvas.fill(stone, walls);
    canvas.fill(shade, sides);
    canvas.fill(lit, stones);
  };
}
