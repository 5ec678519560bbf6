import { describe, expect, it } from 'vitest';
import { mass } from '../kit/light.ts';
import { drawLineArt, LINE_ART } from '../kit/line-art.ts';
import { disc, lens, numbers, polygon } from '../kit/path.ts';
import { drawPlaceholder } from '../kit/placeholder.ts';
import { Random } from '../kit/random.ts';
import { ribbon } from '../kit/ribbon.ts';
import { hero } from '../kit/scene.ts';
import { drawHero } from '../kit/svg.ts';
import { spray } from '../kit/texture.ts';
import { drawTreeline } from '../kit/treeline.ts';
import { values } from '../kit/values.ts';
import { shape } from '../motifs/shapes.ts';
import { sky } from '../motifs/sky.ts';
import { sceneIssues, sizeIssues } from './checks.ts';
import { ArtError } from './faults.ts';
import { isWellFormed } from './well-formed.ts';

describe('compact paths', () => {
  it('compact paths joins numbers with the fewest separators', () => {
    expect(numbers([12, -3, 0.5, 0.25, -0.5, 7])).toBe('12-3 .5.25-.5 7');
  });

  it('compact paths draws polygons clockwise whichever way they are given', () => {
    expect(
      polygon([
        [0, 0],
        [10, 0],
        [10, 10],
      ]),
    ).toBe('M0 0l10 0 0 10z');
    expect(
      polygon([
        [10, 10],
        [10, 0],
        [0, 0],
      ]),
    ).toBe('M0 0l10 0 0 10z');
  });

  it('compact paths leaves out a polygon without extent', () => {
    expect(
      polygon([
        [3, 3],
        [3.2, 3.1],
      ]),
    ).toBe('');
  });

  it('compact paths closes lenses and discs where they began', () => {
    expect(lens(10, 5, 8, 2)).toBe('M6 5q4-2 8 0-4 2-8 0z');
    expect(disc(10, 10, 4)).toBe('M6 10a4 4 0 1 1 8 0 4 4 0 1 1-8 0z');
  });
});

it('random numbers repeat for the same seed and differ for another', () => {
  const draw = (seed: number) =>
    Array.from(
      { length: 5 },
      (
        (random) => () =>
          random.next()
      )(new Random(seed)),
    );
  expect(draw(7)).toEqual(draw(7));
  expect(draw(7)).not.toEqual(draw(8));
});

describe('a scene', () => {
  const night = { ink: '#10162b', cream: '#fde9bd' };
  const bands = sky<'ink' | 'cream'>({
    bands: [
      ['ink', 0],
      ['cream', 400],
    ],
  });

  it('a scene escapes its title', () => {
    const scene = hero({ alt: 'Rock & <water> at dusk', focus: { x: 0, y: 1 }, palette: night, layers: [bands] });
    expect(drawHero(scene, 'hero', 'test')).toContain('<title>Rock &amp; &lt;water&gt; at dusk</title>');
  });

  it('a scene does not compile with an ink that its palette lacks', () => {
    // @ts-expect-error 'navy' is not an ink of the palette
    hero({ alt: 'A sky', focus: { x: 0, y: 0 }, palette: night, layers: [sky({ bands: [['navy', 0]] })] });
  });

  it('a scene does not compile with an option that the motif lacks', () => {
    // @ts-expect-error a sky has no height
    hero({ alt: 'A sky', focus: { x: 0, y: 0 }, palette: night, layers: [sky({ bands: [['ink', 0]], height: 3 })] });
  });

  it('a scene with an invalid alternative text, focus or color is rejected with a message for each', () => {
    const scene = hero({ alt: 'A sky', focus: { x: 930, y: 0.4 }, palette: { ink: 'navy' }, layers: [] });
    const message = new ArtError(sceneIssues(scene, 'art/scenes/a/b.ts', 'hero')).message;
    expect(message).toContain('The pictures have 3 faults:');
    expect(message).toContain('art/scenes/a/b.ts\n    hero.alt: expected 10 to 200 characters, not 5\n    hint: ');
    expect(message).toContain('hero.focus.x: expected 0 to 1, not 930');
    expect(message).toContain('hero.palette.ink: expected a color like #10162b, not navy');
  });
});

describe('a value plan', () => {
  const plan = {
    dark: { ink: '#10162b' },
    middle: { rust: '#b1542f' },
    glow: { cream: '#fde9bd' },
    accent: { gold: '#eda94f' },
  };

  it('a value plan merges its groups into one palette', () => {
    expect(values(plan)).toEqual({ ink: '#10162b', rust: '#b1542f', cream: '#fde9bd', gold: '#eda94f' });
  });

  it('a value plan rejects groups that overlap in lightness', () => {
    expect(() => values({ ...plan, dark: { ink: '#d0905f' } })).toThrow('A dark ink is as light as a middle one.');
    expect(() => values({ ...plan, glow: { cream: '#6d3438' } })).toThrow(
      'A middle ink is as light as one that glows.',
    );
  });
});

describe('light and texture', () => {
  const palette = { ink: '#10162b', rust: '#b1542f', gold: '#eda94f' };
  const draw = (layers: Parameters<typeof hero<keyof typeof palette>>[0]['layers']) =>
    drawHero(hero({ alt: 'A test of light', focus: { x: 0, y: 0 }, palette, layers }), 'hero', 'test');
  const block = shape<keyof typeof palette>({
    ink: 'rust',
    points: [
      [500, 500],
      [600, 500],
      [600, 800],
    ],
  });

  it('light and texture draws a mass once, in one ink, with an offset rim on the lit side', () => {
    const light = { from: [3, -4], ink: 'gold', shadow: 'ink' } as const;
    const drawing = draw([mass({ ink: 'ink', light, rim: 5, layers: [block] })]);
    expect(drawing.match(/M500 500/g)).toHaveLength(1);
    expect(drawing).not.toContain(palette.rust);
    expect(drawing).toMatch(/fill="#eda94f" color="#eda94f" transform="translate\(3-4\)"\/>.*fill="#10162b"/);
  });

  it('light and texture sprays ink without patterns or filters, with decreasing density', () => {
    const drawing = draw([spray({ ink: 'rust', from: [0, 0], to: [0, 300] })]);
    expect(drawing).not.toMatch(/<(pattern|filter|mask)/);
    expect(isWellFormed(drawing)).toBe(true);
    const sprayed = [...drawing.matchAll(/d="M-\d+[ -](\d+) 1600/g)].map((match) => Number(match[1]));
    expect(sprayed.filter((y) => y < 100).length).toBeGreaterThan(sprayed.filter((y) => y > 200 && y < 300).length);
  });
});

it('a drawing that is too large fails with a message that names its size', () => {
  expect(sizeIssues('a.ts', 'badge', 8192, 8192)).toEqual([]);
  expect(sizeIssues('a.ts', 'badge', 8193, 8192)).toMatchObject([{ expected: 'at most 8192 bytes, not 8193' }]);
});

it('the longest badge names fit on the ribbon', () => {
  const colors = { face: '#fff', seam: '#111', tail: '#222', dark: '#333' };
  for (const name of ['Dam Trail', 'Split Rock Lighthouse', 'Mississippi National Park']) {
    const letters = ribbon(name, colors).split(' d="').at(-1) ?? '';
    const starts = [...letters.matchAll(/M(-?[\d.]+)/g)].map((match) => Number(match[1]));
    expect(Math.min(...starts)).toBeGreaterThan(30);
    expect(Math.max(...starts)).toBeLessThan(360);
  }
});

describe('the tree line', () => {
  const drawing = drawTreeline();

  it('the tree line is small and well-formed', () => {
    expect(drawing.length).toBeLessThanOrEqual(4096);
    expect(isWellFormed(drawing)).toBe(true);
  });

  it('the tree line tiles without a visible seam', () => {
    const [, start, steps = ''] = /d="M(\d+ \d+)l([^z]*)z/.exec(drawing) ?? [];
    const values = steps.match(/-?[\d.]+/g)?.map(Number) ?? [];
    const first = values.slice(0, 2);
    const lastSteps = values.slice(-2);
    expect(start).toBe('0 60');
    expect(first).toEqual([0, -6]);
    expect(lastSteps).toEqual([0, 6]);
  });
});

it('the placeholder of a badge that is not earned is drawn', () => {
  expect(isWellFormed(drawPlaceholder())).toBe(true);
});

describe('the check for well-formed markup', () => {
  it.each([
    '<svg><g></svg></g>',
    '<svg><path d="M0 0"></svg>',
    '<svg/><svg/>',
    '<svg a=1/>',
    '<svg>a & b</svg>',
    'text<svg/>',
  ])('the check for well-formed markup refuses %s', (markup) => {
    expect(isWellFormed(markup)).toBe(false);
  });
});

describe('line art', () => {
  const markup = (prefix: string) =>
    `<defs><g id="${prefix}tree"><path fill="#123456" d="M0 0h9v9z"/></g></defs><path fill="#fde9bd" opacity=".3" d="M0 0h90v90z"/>` +
    `<path fill="none" stroke="#abcdef" stroke-width="4" d="M0 9h9"/><use href="#${prefix}tree" transform="scale(3)"/>`;
  const drawing = drawLineArt({ scene: { markup }, outline: 'M0 0h390v460z', idPrefix: 'o1' });

  it('line art has only the outlines of the scene, in one ink', () => {
    const colors = [...drawing.matchAll(/#[0-9a-f]{6}\b/g)].map(([color]) => color);
    expect(new Set(colors)).toEqual(new Set([LINE_ART.paper, LINE_ART.ink]));
    expect(drawing).toContain('d="M0 9h9"');
    expect(drawing).toContain('href="#o1tree"');
  });

  it('line art omits translucent layers, which would hide the scene', () => {
    expect(drawing).not.toContain('M0 0h90v90z');
    expect(isWellFormed(drawing)).toBe(true);
  });
});
