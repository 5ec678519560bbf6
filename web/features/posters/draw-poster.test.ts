// @vitest-environment happy-dom
/** How patches are laid out on a poster: drawn on a canvas that notes where. */
import { afterEach, expect, test, vi } from 'vitest';
import { drawPoster } from './draw-poster.ts';
import { type PosterSize, posterSizes } from './poster.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(document, 'fonts');
});

/** The rows of a poster with that many patches, from the top, as the center of each patch. */
async function toRows(count: number, size: PosterSize): Promise<number[][]> {
  class Picture {
    src = '';
    decode = async () => {};
  }
  vi.stubGlobal('Image', Picture);
  Object.assign(document, { fonts: { load: async () => [] } });
  const rows = new Map<number, number[]>();
  const heard = {
    measureText: () => ({ width: 100 }),
    drawImage: (picture: Picture, x: number, y: number, width: number) => {
      if (picture.src === '/badge.svg') rows.set(y, [...(rows.get(y) ?? []), x + width / 2]);
    },
  };
  const paint = new Proxy(heard, { get: (own, name) => Reflect.get(own, name) ?? (() => {}), set: () => true });
  const canvas = { getContext: () => paint } as unknown as HTMLCanvasElement;
  const pictures = Array.from({ length: count }, () => ({ src: '/badge.svg', width: 390, height: 460 }));
  const content = { title: 'All', lines: [], pictures, band: '#12343b', left: '', right: '' };
  await drawPoster(canvas, content, size);
  return [...rows].sort(([a], [b]) => a - b).map(([, centers]) => centers);
}

test.each(Object.keys(posterSizes) as PosterSize[])(
  'every row of patches is centered on a %s, also the last one with fewer',
  async (size) => {
    const { width } = posterSizes[size];
    for (const count of [1, 2, 3, 5, 7, 23, 50]) {
      const rows = await toRows(count, size);
      expect(rows.flat()).toHaveLength(count);
      for (const row of rows) expect(row.reduce((sum, x) => sum + x, 0) / row.length).toBeCloseTo(width / 2);
    }
  },
);
