/** The canvas that motifs draw on. It has the palette, so that no other color can be used. */
import { numbers } from './path.ts';

export type Palette<Ink extends string> = Readonly<Record<Ink, string>>;

/** Placeholder for every color while a silhouette is painted. */
const BLANK = '~';
const NO_COLOR = / (?:fill|color)="~"/g;

interface PendingPath {
  attributes: string;
  data: string;
}

/** `in`: a layer that needs the inks "navy" and "cream" fits any canvas that has at least these. */
export class Canvas<in Ink extends string> {
  readonly width: number;
  readonly height: number;
  readonly #palette: Palette<Ink>;
  readonly #idPrefix: string;
  readonly #symbolIds = new Map<string, string>();
  readonly #definitions: string[] = [];
  readonly #body: string[] = [];
  #clips = 0;
  #silhouettes = 0;
  #pending: PendingPath | undefined;

  constructor(palette: Palette<Ink>, width: number, height: number, idPrefix: string) {
    this.#palette = palette;
    this.width = width;
    this.height = height;
    this.#idPrefix = idPrefix;
  }

  /** Big sheets snap rock, ridges and ripples to a raster of two: invisible in print, a tenth off the size. */
  get coarseGrid(): number {
    return this.width > 800 ? 0.5 : 1;
  }

  /** To the nearest multiple of `step` cells of the coarse raster. */
  snap(value: number, step = 1): number {
    const cell = step / this.coarseGrid;
    return Math.round(value / cell) * cell;
  }

  color(ink: Ink): string {
    return this.#palette[ink];
  }

  fill(ink: Ink, data: string, opacity = 1): void {
    if (opacity >= 1) this.#addPath(`fill="${this.color(ink)}"`, data);
    // Translucent shapes are overprinted one by one: merged into a single path they would not add up.
    else this.add(`<path fill="${this.color(ink)}" opacity="${numbers([opacity])}" d="${data}"/>`);
  }

  stroke(ink: Ink, width: number, data: string, ends: 'butt' | 'round' = 'butt'): void {
    const cap = ends === 'round' ? ' stroke-linecap="round"' : '';
    this.#addPath(`fill="none" stroke="${this.color(ink)}" stroke-width="${numbers([width])}"${cap}`, data);
  }

  /** Markup that is neither a plain fill nor a plain stroke. */
  add(markup: string): void {
    this.#finishPath();
    this.#body.push(markup);
  }

  /**
   * Registers markup once under a key and returns its id for `copy`. Inside, paths without a fill take the first ink
   * of the `group` they are copied into, and `currentColor` its second.
   */
  symbol(key: string, markup: () => string): string {
    const known = this.#symbolIds.get(key);
    if (known) return known;
    const id = this.#idPrefix + this.#symbolIds.size.toString(36);
    this.#symbolIds.set(key, id);
    this.#definitions.push(`<g id="${id}">${markup()}</g>`);
    return id;
  }

  copy(id: string, x: number, y: number, scaleX = 1, scaleY = scaleX): string {
    const [left, top] = [Math.round(x), Math.round(y)];
    if (scaleX === 1 && scaleY === 1) return `<use href="#${id}" x="${left}" y="${top}"/>`;
    const scale = numbers(scaleX === scaleY ? [scaleX] : [scaleX, scaleY]);
    return `<use href="#${id}" transform="translate(${numbers([left, top])})scale(${scale})"/>`;
  }

  group(ink: Ink, secondInk: Ink, markup: string): void {
    this.add(`<g fill="${this.color(ink)}" color="${this.color(secondInk)}">${markup}</g>`);
  }

  /** What `paint` draws is seen only inside the outline: light and shade on a form of any shape. */
  inside(outline: string, paint: () => void): void {
    // A capital, which no id of a symbol has.
    const id = `${this.#idPrefix}C${this.#clips++}`;
    this.add(`<clipPath id="${id}"><path d="${outline}"/></clipPath><g clip-path="url(#${id})">`);
    paint();
    this.add('</g>');
  }

  /**
   * Paints on a sheet of its own and returns the id of a symbol without any color: the shape of all of it together, for
   * `copy` inside a `group`.
   */
  silhouette(paint: (sheet: Canvas<Ink>) => void): string {
    const blank = new Proxy({}, { get: () => BLANK }) as Palette<Ink>;
    const id = `${this.#idPrefix}S${this.#silhouettes++}`;
    // The hyphen keeps the first symbol of silhouette 1 apart from silhouette 10.
    const sheet = new Canvas<Ink>(blank, this.width, this.height, `${id}-`);
    paint(sheet);
    sheet.#finishPath();
    const colorless = (markup: string) => markup.replace(NO_COLOR, '').replaceAll(BLANK, 'currentColor');
    this.#definitions.push(
      ...sheet.#definitions.map(colorless),
      `<g id="${id}">${colorless(sheet.#body.join(''))}</g>`,
    );
    return id;
  }

  /** Everything drawn so far, definitions first, without the svg element around it. */
  markup(): string {
    this.#finishPath();
    const definitions = this.#definitions.length ? `<defs>${this.#definitions.join('')}</defs>` : '';
    return definitions + this.#body.join('');
  }

  #addPath(attributes: string, data: string): void {
    if (!data) return;
    if (this.#pending?.attributes === attributes) {
      this.#pending.data += data;
      return;
    }
    this.#finishPath();
    this.#pending = { attributes, data };
  }

  #finishPath(): void {
    if (this.#pending) this.#body.push(`<path ${this.#pending.attributes} d="${this.#pending.data}"/>`);
    this.#pending = undefined;
  }
}

/** What a motif returns. An ink outside the scene's palette does not compile. */
export type Layer<Ink extends string> = (canvas: Canvas<Ink>) => void;
