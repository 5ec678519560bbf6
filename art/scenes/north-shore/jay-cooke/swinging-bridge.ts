/** The Swinging Bridge of Jay Cooke: stone towers, two cables, a deck that hangs between them. */
import { at, lerp, type Point, round } from '../../../kit/geometry.ts';
import { numbers, polygon, polyline } from '../../../kit/path.ts';
import { Random } from '../../../kit/random.ts';
import type { Layer } from '../../../kit/scene.ts';

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
  /** Stone, its shaded side, and what single stones are a little paler with. */
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
    let [walls, sides, pale, dim] = ['', '', '', ''];
    for (const x of towers) {
      const half = (t: number) => (width / 2) * lerp(1.35, 0.8, t);
      const yAt = (t: number) => lerp(base, y - rise, t);
      const spot = (across: number, t: number): Point => [x + across * half(t), yAt(t)];
      walls += polygon([spot(-1, 0), spot(-1, 1), spot(1, 1), spot(1, 0)]);
      const cap = half(1) * 1.25;
      walls += polygon([
        [x - cap, yAt(1)],
        [x - cap, yAt(1) - width * 0.2],
        [x + cap, yAt(1) - width * 0.2],
        [x + cap, yAt(1)],
      ]);
      // Long and short stones take turns at the corner, and no joint stands over another.
      const courses = Math.round((base - y + rise) / (width * 0.3));
      const corner: Point[] = [];
      for (let row = 0; row < courses; row++) {
        const [low, high] = [(row + 0.04) / courses, (row + 0.96) / courses];
        const turn = row % 2 ? 0.42 : 0.22;
        corner.push(spot(turn, row / courses), spot(turn, (row + 1) / courses));
        const joint = random.between(0, 0.3) - (row % 2 ? 0.15 : 0.62);
        for (const [from, to] of [
          [-1, joint - 0.03],
          [joint + 0.03, turn],
        ] as const) {
          const face = polygon([spot(from, low), spot(from, high), spot(to, high), spot(to, low)]);
          if (random.chance(0.45)) pale += face;
          else if (random.chance(0.5)) dim += face;
        }
      }
      sides += polygon([...corner, spot(1, 1), spot(1, 0)]);
    }
    canvas.fill(stone, walls);
    canvas.fill(shade, sides);
    canvas.fill(lit, pale, 0.34);
    canvas.fill(shade, dim, 0.22);
  };
}
