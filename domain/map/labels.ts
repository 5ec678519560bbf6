/** Label placement: labels avoid the frame, the marks and each other, and do not cross a shore or a river. */
import {
  type Box,
  boxAround,
  clipLine,
  contains,
  distance,
  getBounds,
  grown,
  type Line,
  overlap,
  type Point,
  segments,
  within,
} from '../geo/plane.ts';

export type Anchor = 'start' | 'middle' | 'end';
export type Label = { words: string; at: Point; anchor: Anchor; box: Box };

/** Obstacles. Each placed name becomes an obstacle for the next. */
export type Room = {
  frame: Box;
  obstacles: Box[];
  /** Shores, rivers and borders: a name across one of them is hard to read. */
  lines: readonly Line[];
  /** Preferred ground for names. */
  ground: readonly Line[];
};

/** Widths of letters in ems: the bold of the text face, rounded up. A space is wider than there, for the fallbacks. */
const LETTERS: readonly (readonly [RegExp, number])[] = [
  [/[ .iljtfI]/, 0.38],
  [/r/, 0.48],
  [/[bdhknpqu]/, 0.65],
  [/[mwMW]/, 0.95],
  [/[DHNOQU]/, 0.78],
  [/[A-Z]/, 0.7],
];
const OTHER_LETTER = 0.57;
/** Letter spacing of area names. */
const SPACED_CAPITAL = 0.82;

export function textWidth(words: string, fontSize: number): number {
  const letters = [...words].map((letter) => LETTERS.find(([kind]) => kind.test(letter))?.[1] ?? OTHER_LETTER);
  return letters.reduce((sum, width) => sum + width, 0) * fontSize;
}

const isFree = (box: Box, { frame, obstacles }: Room): boolean =>
  within(box, frame) && !obstacles.some((obstacle) => overlap(box, obstacle));

/** Length of the lines that cross a name; the empty margin of its box does not count. */
function crossed(box: Box, { lines }: Room): number {
  const margin = (box.bottom - box.top) * 0.15;
  const letters = { ...box, top: box.top + margin, bottom: box.bottom - margin };
  const pieces = lines.flatMap((line) => clipLine(line, letters)).flatMap((piece) => [...segments(piece)]);
  return pieces.reduce((length, [from, to]) => length + distance(from, to), 0);
}

const isGrounded = ({ left, top, right, bottom }: Box, { ground }: Room): boolean =>
  contains(ground, [(left + right) / 2, (top + bottom) / 2]);

/** Spatial index of taken boxes: a map has hundreds, and each name tests all its positions. */
export type CollisionIndex = { add: (box: Box) => void; isTaken: (box: Box) => boolean };

const SQUARE = 100;

/** @param frame a box that is not fully inside it counts as taken */
export function createCollisionIndex(boxes: readonly Box[] = [], frame?: Box): CollisionIndex {
  const squares = new Map<string, Box[]>();
  function* toSquares({ left, top, right, bottom }: Box): Generator<string> {
    for (let x = Math.floor(left / SQUARE); x <= Math.floor(right / SQUARE); x++)
      for (let y = Math.floor(top / SQUARE); y <= Math.floor(bottom / SQUARE); y++) yield `${x} ${y}`;
  }
  const add = (box: Box) => {
    for (const square of toSquares(box)) {
      const there = squares.get(square);
      if (there) there.push(box);
      else squares.set(square, [box]);
    }
  };
  const isTaken = (box: Box) => {
    if (frame && !within(box, frame)) return true;
    for (const square of toSquares(box)) if (squares.get(square)?.some((other) => overlap(box, other))) return true;
    return false;
  };
  for (const box of boxes) add(box);
  return { add, isTaken };
}

/** The eight positions of a name around its mark, best first: right, left, above, below, then the corners. */
export function placesAround(mark: Box, words: string, fontSize: number): Label[] {
  const [width, height, gap] = [textWidth(words, fontSize), fontSize, fontSize * 0.25];
  const [x, y] = [(mark.left + mark.right) / 2, (mark.top + mark.bottom) / 2];
  const [above, below] = [mark.top - gap - height / 2, mark.bottom + gap + height / 2];
  const place = (anchor: Anchor, textX: number, middleY: number): Label => {
    const middleX = { start: textX + width / 2, middle: textX, end: textX - width / 2 }[anchor];
    const at: Point = [textX, middleY + fontSize * 0.33];
    return { words, at, anchor, box: boxAround(middleX, middleY, width, height) };
  };
  return [
    place('start', mark.right + gap, y),
    place('end', mark.left - gap, y),
    place('middle', x, above),
    place('middle', x, below),
    place('start', mark.right, above),
    place('start', mark.right, below),
    place('end', mark.left, above),
    place('end', mark.left, below),
  ];
}

/** A name next to its mark, or undefined if there is no room. A required one may cross a line. */
export function labelBeside(mark: Box, words: string, fontSize: number, room: Room, isNeeded = false) {
  const issue = ({ box }: Label) => crossed(box, room) + (isGrounded(box, room) ? 0 : fontSize);
  const label = placesAround(mark, words, fontSize)
    .filter(({ box }) => isFree(box, room))
    .filter(({ box }) => isNeeded || crossed(box, room) === 0)
    .reduce<Label | undefined>((best, next) => (best && issue(best) <= issue(next) ? best : next), undefined);
  if (label) room.obstacles.push(grown(label.box, fontSize * 0.12));
  return label;
}

/** Grid steps of the search for an area name's position. */
const RASTER = 12;

/** A name inside an area, as close to the center of its bounds as possible. */
export function labelInside(rings: readonly Line[], words: string, fontSize: number, room: Room): Label | undefined {
  const bounds = getBounds(rings);
  const [width, height] = [words.length * SPACED_CAPITAL * fontSize, fontSize];
  const middle: Point = [(bounds.left + bounds.right) / 2, (bounds.top + bounds.bottom) / 2];
  const spots: Point[] = [];
  for (let column = 1; column < RASTER; column++) {
    for (let row = 1; row < RASTER; row++) {
      spots.push([
        bounds.left + ((bounds.right - bounds.left) * column) / RASTER,
        bounds.top + ((bounds.bottom - bounds.top) * row) / RASTER,
      ]);
    }
  }
  spots.sort((a, b) => distance(a, middle) - distance(b, middle));
  for (const [x, y] of spots) {
    const box = boxAround(x, y, width, height);
    const breathing = grown(box, fontSize * 0.4);
    if (!isFree(breathing, room) || !toCorners(box).every((corner) => contains(rings, corner))) continue;
    if (crossed(breathing, room) > 0) continue;
    room.obstacles.push(breathing);
    return { words, at: [x, y + fontSize * 0.35], anchor: 'middle', box };
  }
  return undefined;
}

const toCorners = ({ left, top, right, bottom }: Box): Point[] => [
  [left, top],
  [right, top],
  [right, bottom],
  [left, bottom],
];
