/** A hike with a photograph shows it and credits it; one without shows the drawn picture. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, onTestFinished, test } from 'vitest';
import { loadContent } from '../../../content/load.ts';
import type { Photo } from '../../../domain/pictures/photos.ts';
import { readPhotos } from '../../lib/guide.server.ts';
import { Hero } from './hero.tsx';
import { Story } from './story.tsx';

const { trails, regions } = loadContent(resolve('content'));
const trail = trails.find((candidate) => candidate.photo);
const region = regions.find(({ slug }) => slug === trail?.region);
if (!trail?.photo || !region) throw new Error('no hike names a photograph');

const photo: Photo = {
  author: trail.photo.author,
  source: trail.photo.source,
  license: { name: 'CC BY-SA 3.0', url: trail.photo.license },
  alt: 'A gorge in October',
  focus: { x: 0.3, y: 0.6 },
  sizes: [
    { width: 1600, height: 900, avif: `${trail.id}/1600-a.avif`, webp: `${trail.id}/1600-b.webp` },
    { width: 800, height: 450, avif: `${trail.id}/800-c.avif`, webp: `${trail.id}/800-d.webp` },
  ],
};
const drawn = { src: '/art/hero.svg', width: 1600, height: 800, alt: 'A drawn gorge', focus: { x: 0.5, y: 0.5 } };
const page = (shown?: Photo) =>
  renderToStaticMarkup(
    <>
      <Hero trail={trail} region={region} picture={drawn} photo={shown} drives="/drives.json" />
      <Story trail={trail} picture={drawn} photo={shown} />
    </>,
  );

describe('with a photograph', () => {
  const html = page(photo);

  test('the page shows it in both formats and all sizes, cropped around its focal point', () => {
    const [avif, webp] = html.match(/<source[^>]+>/g) ?? [];
    expect(avif).toContain('type="image/avif"');
    expect(avif).toContain(`/art/photos/${trail.id}/1600-a.avif 1600w, /art/photos/${trail.id}/800-c.avif 800w`);
    expect(webp).toContain(`/art/photos/${trail.id}/1600-b.webp 1600w`);
    expect(html).toMatch(/<img[^>]+alt="A gorge in October"[^>]+data-x="30" data-y="60"/);
    expect(html).not.toContain(drawn.src);
  });

  test('the page credits author, source and license', () => {
    expect(html).toContain(`Photo: ${photo.author}`);
    for (const href of [photo.source, photo.license.url]) {
      const escaped = href.replaceAll('&', '&amp;').replaceAll("'", '&#x27;');
      expect(html).toContain(`href="${escaped}" target="_blank" rel="noopener noreferrer"`);
    }
    expect(html).not.toContain('Illustration:');
  });
});

test('without a photograph the page shows and credits the drawn picture', () => {
  const html = page();
  expect(html).toContain('src="/art/hero.svg"');
  expect(html).toContain('Illustration:');
  expect(html).not.toContain('<picture>');
});

describe('the folder of photographs', () => {
  const folderOfPhotographs = () => {
    const folder = mkdtempSync(join(tmpdir(), 'photos-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    writeFileSync(join(folder, 'index.json'), JSON.stringify({ [trail.id]: photo }));
    return folder;
  };

  test('the folder of photographs is read', () => {
    expect(readPhotos(trails, folderOfPhotographs())).toEqual({ [trail.id]: photo });
  });

  test('the folder of photographs may be missing', () => {
    expect(readPhotos(trails, join(folderOfPhotographs(), 'nowhere'))).toEqual({});
  });

  test('the folder of photographs does not show photographs that their hike no longer names', () => {
    const elsewhere = { ...photo, license: photo.license.url, source: 'https://example.org/x' };
    const folder = folderOfPhotographs();
    expect(readPhotos([{ id: trail.id, photo: elsewhere }], folder)).toEqual({});
    expect(readPhotos([{ id: trail.id, photo: undefined }], folder)).toEqual({});
  });
});
