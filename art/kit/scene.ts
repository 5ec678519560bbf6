/** A scene is a palette and an ordered list of layers, far to near. */
import { badgeSize } from '../../domain/pictures/badge-sheet.ts';
import { heroSize } from '../../domain/pictures/hero-size.ts';
import { Canvas, type Layer, type Palette } from './canvas.ts';
import { grain } from './texture.ts';
import { lightness } from './values.ts';

export type { Layer };

/** Where the eye lands, as fractions of width and height from the top left. */
export interface Focus {
  readonly x: number;
  readonly y: number;
}

export interface SceneDefinition<Ink extends string> {
  /** Alternative text: what the picture shows, and where, in 10 to 200 characters. */
  alt: string;
  palette: Palette<Ink>;
  layers: readonly Layer<NoInfer<Ink>>[];
}

export interface HeroDefinition<Ink extends string> extends SceneDefinition<Ink> {
  focus: Focus;
}

export interface BadgeDefinition<Ink extends string> extends SceneDefinition<Ink> {
  /** A shorter form of the badge's name, where the full one does not fit the ribbon well. */
  ribbon?: string;
}

/** Upright, for the front page. */
const POSTER_SIZE = { width: 1000, height: 1300 } as const;
export interface Size {
  readonly width: number;
  readonly height: number;
}

const CENTER: Focus = { x: 0.5, y: 0.5 };

/** A scene whose inks were checked, ready to be drawn. */
export class Scene {
  readonly alt: string;
  readonly focus: Focus;
  readonly size: Size;
  readonly palette: Palette<string>;
  readonly ribbon: string | undefined;
  readonly #paint: (idPrefix: string) => string;

  private constructor(
    definition: { alt: string; palette: Palette<string>; focus?: Focus; ribbon?: string },
    size: Size,
    paint: (idPrefix: string) => string,
  ) {
    this.alt = definition.alt;
    this.focus = definition.focus ?? CENTER;
    this.size = size;
    this.palette = definition.palette;
    this.ribbon = definition.ribbon;
    this.#paint = paint;
  }

  static of<Ink extends string>(
    definition: SceneDefinition<Ink> & { focus?: Focus; ribbon?: string },
    size: Size,
  ): Scene {
    return new Scene(definition, size, (idPrefix) => {
      const canvas = new Canvas(definition.palette, size.width, size.height, idPrefix);
      for (const layer of definition.layers) layer(canvas);
      return canvas.markup();
    });
  }

  /** The drawing without the svg element around it; every id in it starts with `idPrefix`. */
  markup(idPrefix: string): string {
    return this.#paint(idPrefix);
  }
}

/** Every poster is printed on the same paper: its grain shows through in the darkest ink, over all of it. */
function printed<Ink extends string>(definition: HeroDefinition<Ink>): HeroDefinition<Ink> {
  const inks = Object.keys(definition.palette) as Ink[];
  const [darkest] = inks.sort((a, b) => lightness(definition.palette[a]) - lightness(definition.palette[b]));
  return darkest ? { ...definition, layers: [...definition.layers, grain({ ink: darkest })] } : definition;
}

/** A picture of 1600 x 800. */
export function hero<Ink extends string>(definition: HeroDefinition<Ink>): Scene {
  return Scene.of(printed(definition), heroSize);
}

/** An upright picture of 1000 x 1300, for the front page. */
export function poster<Ink extends string>(definition: HeroDefinition<Ink>): Scene {
  return Scene.of(printed(definition), POSTER_SIZE);
}

/** The picture inside a badge, on the sheet that all badges share. */
export function badge<Ink extends string>(definition: BadgeDefinition<Ink>): Scene {
  return Scene.of(definition, badgeSize);
}

/** The picture inside a milestone: a round one of 260, in a square of that size. */
const EMBLEM_SIZE = { width: 260, height: 260 } as const;

export function emblem<Ink extends string>(definition: SceneDefinition<Ink>): Scene {
  return Scene.of(definition, EMBLEM_SIZE);
}

/** The pictures of a hike. */
export class TrailArt {
  readonly hero: Scene;
  readonly badge: Scene | undefined;
  readonly poster: Scene | undefined;

  constructor(heroScene: Scene, badgeScene: Scene | undefined, posterScene: Scene | undefined) {
    this.hero = heroScene;
    this.badge = badgeScene;
    this.poster = posterScene;
  }
}

/**
 * The default export of `art/scenes/<region>/<trail>.ts`. A hike without a badge leaves the badge out. The poster is the front page's, if
 * it shows the hike; without one it shows the hero.
 */
export function trailArt<HeroInk extends string, BadgeInk extends string = never>(definition: {
  hero: HeroDefinition<HeroInk>;
  badge?: BadgeDefinition<BadgeInk>;
  poster?: Scene;
}): TrailArt {
  return new TrailArt(hero(definition.hero), definition.badge && badge(definition.badge), definition.poster);
}
