/** The output of the build in build/client, as any static host would serve it. */
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { HtmlValidate } from 'html-validate/node';
import { describe, expect, test } from 'vitest';
import { readBuildInfo } from '../server/site/build-info.ts';
import { hashSource } from '../server/site/security-headers.ts';
import { ourContent } from '../test/content.ts';
import type { OfflineFile } from '../web/features/offline/list.ts';
import { scriptBudgets } from './budgets.ts';
import { builtFolder, builtHtml } from './built.ts';
import { allPages, checkPage, livingPages, offlinePages, readingPages, unlistedPages } from './pages.ts';

const { site, trails, listed, regions } = ourContent;

const getFile = (path: string) => join(builtFolder, path, 'index.html');
const attributes = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, value = '']) => value);
const unescaped = (text: string) => text.replaceAll('&#x27;', "'").replaceAll('&amp;', '&');

/** Transfer size: files that the build has compressed as Brotli, images and fonts as they are. */
function transferred(file: string): number {
  const brotli = join(builtFolder, `${file}.br`);
  return statSync(existsSync(brotli) ? brotli : join(builtFolder, file)).size;
}
const sum = (files: Iterable<string>) => [...new Set(files)].reduce((total, file) => total + transferred(file), 0);

const inlineStyles = (path: string) => attributes(builtHtml(path), /<style>(.*?)<\/style>/gs);

/** Every file that a first view fetches: styles, scripts, preloads, images, drawings that the page uses, and the fonts and masks of the styles. */
function getFiles(path: string): { styles: string[]; scripts: string[]; all: string[] } {
  const html = builtHtml(path);
  const styles = attributes(html, /<link rel="stylesheet" href="([^"#]+)/g);
  const scripts = [
    ...attributes(html, /<script[^>]* src="([^"]+)"/g),
    ...attributes(html, /<script data-scripts="([^"]+)"/g).flatMap((list) => list.split(' ')),
    ...attributes(html, /<link rel="modulepreload" href="([^"]+)"/g),
  ];
  const pictures = attributes(html, /<img[^>]* src="([^"]+)"/g);
  const used = attributes(html, /<use[^>]* href="(\/[^"#]+)/g);
  const preloads = attributes(html, /<link rel="preload"[^>]* href="([^"]+)"/g);
  const fromStyles = styles.flatMap((style) =>
    attributes(readFileSync(join(builtFolder, style), 'utf8'), /url\("?(\/[^")]+)"?\)/g),
  );
  return {
    styles,
    scripts,
    all: [join(path, 'index.html'), ...styles, ...scripts, ...pictures, ...used, ...preloads, ...fromStyles],
  };
}

const imported = { atOnce: /(?:from|import)["'`]\.\/([\w.-]+\.js)["'`]/g, ever: /["'`]\.\/([\w.-]+\.js)["'`]/g };

/** A script with its imports, static or also dynamic. */
function withImports(script: string, when: keyof typeof imported = 'ever', found = new Set<string>()): Set<string> {
  if (found.has(script)) return found;
  found.add(script);
  const source = readFileSync(join(builtFolder, script), 'utf8');
  for (const name of attributes(source, imported[when])) withImports(`/assets/${name}`, when, found);
  return found;
}

const isReact = (script: string) => readFileSync(join(builtFolder, script), 'utf8').includes('react.fragment');
/** React is one file, with a budget of its own. */
const besidesReact = (scripts: Iterable<string>) => [...scripts].filter((script) => !isReact(script));

describe('the budget of a first view', () => {
  test.each(readingPages)('%s has at most 12 KB of style', (path) => {
    const { styles } = getFiles(path);
    expect(sum(styles)).toBeLessThanOrEqual(12 * 1024);
    expect(styles.length, 'the sheet of all pages, and its own').toBeLessThanOrEqual(2);
  });
  test.each(allPages)(
    '%s inlines the style and the script that the Content-Security-Policy of the build allows',
    (path) => {
      const inline = {
        scripts: attributes(builtHtml(path), /<script data-scripts="[^"]*">(.*?)<\/script>/gs).map(hashSource),
        styles: inlineStyles(path).map(hashSource),
      };
      expect(inline).toEqual(readBuildInfo(resolve('build'))?.inline);
    },
  );
  test('the inlined style is at most 4.5 KB compressed', () => {
    expect(brotliCompressSync(inlineStyles('/hikes').join('')).length).toBeLessThanOrEqual(4.5 * 1024);
  });
  test.each(regions.map((region) => region.path))('%s fits the initial congestion window: at most 13.5 KB', (path) => {
    expect(transferred(join(path, 'index.html'))).toBeLessThanOrEqual(13.5 * 1024);
  });
  test.each(trails.map((trail) => trail.path))('%s costs at most 120 KB with fonts and images', (path) => {
    expect(sum(getFiles(path).all)).toBeLessThanOrEqual(120 * 1024);
  });
  test.each([...livingPages, '/hikes'])('%s loads at most 125 KB of script in total, besides React', (path) => {
    const islands = attributes(builtHtml(path), /data-island="\w+" data-src="([^"]+)"/g);
    expect(islands).toHaveLength(1);
    const scripts = [...getFiles(path).scripts, ...islands].flatMap((script) => [...withImports(script)]);
    expect(sum(besidesReact(scripts))).toBeLessThanOrEqual(125 * 1024);
  });
  test('React is one file of at most 58 KB', () => {
    const files = globSync('assets/*.js', { cwd: builtFolder }).filter(isReact);
    expect(files).toHaveLength(1);
    expect(sum(files)).toBeLessThanOrEqual(58 * 1024);
  });
  test('only the signature check is loaded with the first badge file: at most 50 KB', () => {
    const [island = ''] = attributes(builtHtml(checkPage), /data-island="\w+" data-src="([^"]+)"/g);
    const atOnce = [...getFiles(checkPage).scripts, island].flatMap((script) => [...withImports(script, 'atOnce')]);
    const later = [...withImports(island)].filter((script) => !atOnce.includes(script));
    expect(later.map((script) => script.replace(/-.*/, ''))).toEqual(['/assets/signature']);
    expect(sum(besidesReact(atOnce))).toBeLessThanOrEqual(100 * 1024);
    expect(sum(later)).toBeLessThanOrEqual(50 * 1024);
  });
  test('no other page loads the signature check', () => {
    const brought = new Set<string>();
    for (const path of allPages.filter((page) => page !== checkPage)) {
      const islands = attributes(builtHtml(path), /data-island="\w+" data-src="([^"]+)"/g);
      for (const script of [...getFiles(path).scripts, ...islands]) withImports(script, 'ever', brought);
    }
    expect(brought.size).toBeGreaterThan(10);
    expect([...brought].filter((script) => script.includes('/signature-'))).toEqual([]);
  });
  test('/hikes costs at most 260 KB', () => {
    expect(sum(getFiles('/hikes').all)).toBeLessThanOrEqual(260 * 1024);
  });
});

describe('the budget of scripts', () => {
  const getKind = (path: string): keyof typeof scriptBudgets => {
    if (path === '/now') return 'now';
    if (trails.some((trail) => trail.path === path)) return 'trail';
    return regions.some((region) => region.path === path) ? 'list' : 'article';
  };
  const readingAlone = [...readingPages.filter((path) => path !== '/hikes'), '/now'];

  test.each(readingAlone)('%s has no more and no larger scripts than its kind, and neither React nor zod', (path) => {
    const scripts = [...new Set(getFiles(path).scripts.flatMap((script) => [...withImports(script, 'atOnce')]))];
    const { files, kb } = scriptBudgets[getKind(path)];
    expect(scripts.length).toBeLessThanOrEqual(files);
    expect(sum(scripts)).toBeLessThanOrEqual(kb * 1024);
    expect(
      scripts.filter((file) => /react\.fragment|_zod/.test(readFileSync(join(builtFolder, file), 'utf8'))),
    ).toEqual([]);
  });
  test.each([...livingPages, checkPage, '/hikes'])('%s loads at most 16 script files at once', (path) => {
    const islands = attributes(builtHtml(path), /data-island="\w+" data-src="([^"]+)"/g);
    expect(islands).toHaveLength(1);
    const scripts = [...getFiles(path).scripts, ...islands].flatMap((script) => [...withImports(script, 'atOnce')]);
    expect(new Set(scripts).size).toBeLessThanOrEqual(16);
  });
});

test.each(readingPages)('%s preloads every font of its text', (path) => {
  const html = builtHtml(path);
  const named = attributes(html, /url\("?(\/assets\/[^")]+\.woff2)"?\)/g);
  expect(named).toHaveLength(3);
  expect(attributes(html, /<link rel="preload" as="font"[^>]* href="([^"]+)"/g).sort()).toEqual(named.sort());
});

describe('the budget of what is loaded later', () => {
  const [finder = ''] = attributes(builtHtml('/hikes'), /data-island="finder" data-src="([^"]+)"/g);
  const inFinder = withImports(finder, 'atOnce');
  const mapData = globSync('maps/{layers,water}.*.json', { cwd: builtFolder });

  test('the finder is at most 90 KB of script, besides React', () => {
    expect(sum(besidesReact(inFinder))).toBeLessThanOrEqual(90 * 1024);
  });
  test('the map of the finder is at most 60 KB of script and data, with the detail of the whole state', () => {
    const [mapView = ''] = [...withImports(finder)].filter((script) => script.includes('/map-view-'));
    const scripts = [...withImports(mapView, 'atOnce')].filter((script) => !inFinder.has(script));
    expect(mapData.length).toBeGreaterThan(1);
    expect(sum([...scripts, ...mapData])).toBeLessThanOrEqual(60 * 1024);
  });
  const walks = trails.filter(({ route }) => route).map(({ path }) => path);
  test.each(walks)('%s costs at most 140 KB with its route and all its features', (path) => {
    const { all, scripts } = getFiles(path);
    expect(sum([...all, ...scripts.flatMap((script) => [...withImports(script)])])).toBeLessThanOrEqual(140 * 1024);
  });
});

describe('the offline guide', () => {
  const [list = ''] = globSync('assets/offline-*.json', { cwd: builtFolder });
  const files = JSON.parse(readFileSync(join(builtFolder, list), 'utf8')) as OfflineFile[];
  const kept = files.map(([url]) => (existsSync(getFile(url)) ? `${url}/index.html` : url));

  test('the offline guide is at most 2.25 MB in total', () => {
    expect(kept.length).toBeGreaterThan(offlinePages.length);
    expect(sum(kept)).toBeLessThanOrEqual(2_250_000);
  });
  test('the offline guide contains every file that its pages load, at once or on a click', () => {
    const used = offlinePages.flatMap((path) => {
      const { scripts, all } = getFiles(path);
      const islands = attributes(builtHtml(path), /data-island="\w+" data-src="([^"]+)"/g);
      return [...all, ...[...scripts, ...islands].flatMap((script) => [...withImports(script)])];
    });
    expect([...new Set(used)].filter((file) => !kept.includes(file))).toEqual([]);
  });
  test('the offline guide contains every file that its scripts, data and islands name', () => {
    /** Fetched for machines alone, or kept by the browser itself: the worker, and what belongs to an installed site. */
    const notOfPages = /^\/(sw\.js|feed\.xml|trails\.gpx|.*\.geojson|data\/.*|icons\/.*|screenshots\/.*)$/;
    const named = kept
      .filter((file) => /\.(html|js|json|svg|webmanifest)$/.test(file))
      .flatMap((file) =>
        attributes(
          readFileSync(join(builtFolder, file), 'utf8'),
          /(?:["'`(]|&quot;)(\/[\w/.-]+\.\w+)(?=["'`)#?]|&quot;)/g,
        ),
      );
    const fetched = [...new Set(named)].filter((file) => existsSync(join(builtFolder, file)) && !notOfPages.test(file));
    expect(fetched.filter((file) => /^\/(maps|finder)\/.*\.json$/.test(file)).length).toBeGreaterThan(10);
    expect(fetched.filter((file) => !kept.includes(file))).toEqual([]);
  });
});

describe('the styles of maps', () => {
  /** Without that of the finder's map, which is loaded with it. */
  const sheets = globSync('assets/styles-*.css', { cwd: builtFolder }).map((file) =>
    readFileSync(join(builtFolder, file), 'utf8'),
  );
  const paintedBy = (styles: readonly string[]) =>
    new Set(styles.flatMap((style) => attributes(style, /\.(map-[a-z0-9-]+)/g)));
  const paintedAnywhere = paintedBy(sheets);
  const broughtBy = (path: string) =>
    paintedBy([
      ...attributes(builtHtml(path), /<style>([^<]*)<\/style>/g),
      ...getFiles(path).styles.map((style) => readFileSync(join(builtFolder, style), 'utf8')),
    ]);
  const drawnOn = (path: string) =>
    new Set(
      attributes(builtHtml(path), /<(?:svg|g|a|path|use|circle|rect|tspan)[^>]* class="(map-[^"]+)"/g)
        .flatMap((names) => names.split(' '))
        .filter((name) => paintedAnywhere.has(name)),
    );

  test.each(allPages)('%s has the styles of everything that its maps show', (path) => {
    const brought = broughtBy(path);
    expect([...drawnOn(path)].filter((name) => !brought.has(name))).toEqual([]);
  });
  test.each([
    ['/hikes', ['map-region', 'map-home', 'map-locator', 'map-trail']],
    [regions[0]?.path ?? '', ['map-trailheads', 'map-home', 'map-locator', 'map-trail']],
    [trails[0]?.path ?? '', ['map-trailheads', 'map-region', 'map-shore', 'map-names']],
    ['/about', [...paintedAnywhere]],
  ])('%s has no styles for kinds of maps that it does not show', (path, others) => {
    const brought = broughtBy(path);
    expect(others.filter((name) => paintedAnywhere.has(name))).toEqual(others);
    expect(others.filter((name) => brought.has(name))).toEqual([]);
  });
});

describe('links', () => {
  test('inside the site all resolve, to a file and to an element on its page', () => {
    const broken: string[] = [];
    for (const path of allPages) {
      for (const link of attributes(builtHtml(path), /(?:href|src)="(\/[^"]*|#[^"]*)"/g)) {
        const [target = '', fragment] = unescaped(link).split('#');
        if (target.startsWith('/v1/')) continue; // an API route, not a file
        const page = target === '' ? path : target.replace(/\?.*/, '');
        const file = existsSync(getFile(page)) ? getFile(page) : join(builtFolder, page);
        if (!existsSync(file)) broken.push(`${path} → ${link}`);
        else if (fragment && !readFileSync(file, 'utf8').includes(`id="${fragment}"`)) broken.push(`${path} → ${link}`);
      }
    }
    expect(broken).toEqual([]);
  });
  test('links to other sites open in a new tab without opener or referrer', () => {
    const links = allPages.flatMap((path) =>
      [...builtHtml(path).matchAll(/<a [^>]*href="https?:[^>]*>/g)].map(([link]) => link),
    );
    expect(links.length).toBeGreaterThan(allPages.length / 2);
    for (const link of links) expect(link).toMatch(/target="_blank" rel="noopener noreferrer"/);
  });
});

test('the HTML is valid', async () => {
  const validator = new HtmlValidate({
    extends: ['html-validate:standard'],
    rules: {
      // React serializes void elements and attributes in its own way; both are valid HTML.
      'void-style': 'off',
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
      'doctype-style': 'off',
      'long-title': 'off',
      'no-inline-style': 'error',
    },
  });
  const issues: string[] = [];
  for (const path of allPages) {
    const report = await validator.validateFile(getFile(path));
    for (const { messages } of report.results)
      for (const { line, column, ruleId, message } of messages)
        issues.push(`${path}:${line}:${column} ${ruleId}: ${message}`);
  }
  expect(issues).toEqual([]);
});

describe('page metadata', () => {
  const heads = allPages.map((path) => {
    const html = builtHtml(path);
    const one = (pattern: RegExp) => attributes(html, pattern)[0] ?? '';
    return {
      path,
      title: one(/<title>([^<]+)</g),
      description: one(/<meta name="description" content="([^"]+)"/g),
      canonical: one(/<link rel="canonical" href="([^"]+)"/g),
      card: one(/<meta property="og:image" content="([^"]+)"/g),
      data: attributes(html, /<script type="application\/ld\+json">(.+?)<\/script>/g).map((json) => JSON.parse(json)),
    };
  });

  test('page metadata has a title and a description for every page, each of them unique', () => {
    const pages = new Set(heads.map((head) => head.canonical)).size; // one page may have two addresses
    expect(new Set(heads.map((head) => head.title)).size).toBe(pages);
    expect(new Set(heads.map((head) => head.description)).size).toBe(pages);
    for (const { path, description } of heads) {
      expect(description.length, path).toBeGreaterThan(50);
      expect(description.length, path).toBeLessThanOrEqual(165);
    }
  });
  test('page metadata has canonical URLs and social cards that are absolute and exist', () => {
    for (const { path, canonical, card } of heads) {
      expect(canonical).toBe(site.origin + (path === '/badge-collection' ? '/badges/me' : path));
      expect(existsSync(join(builtFolder, new URL(card).pathname)), card).toBe(true);
    }
  });
  test('page metadata gives search engines the location and the breadcrumbs of a trail', () => {
    for (const trail of listed) {
      const data = heads.find((head) => head.path === trail.path)?.data ?? [];
      expect(data).toContainEqual(
        expect.objectContaining({
          '@type': ['TouristAttraction', 'Place'],
          geo: { '@type': 'GeoCoordinates', latitude: trail.trailhead.latitude, longitude: trail.trailhead.longitude },
        }),
      );
      expect(data).toContainEqual(expect.objectContaining({ '@type': 'BreadcrumbList' }));
    }
  });
  test('page metadata lists every destination page in the sitemap', () => {
    const sitemap = readFileSync(join(builtFolder, 'sitemap.xml'), 'utf8');
    const expected = allPages.filter((path) => !unlistedPages.includes(path)).map((path) => site.origin + path);
    expect(attributes(sitemap, /<loc>([^<]+)</g).sort()).toEqual(expected.sort());
  });
  test('the manifest and robots.txt point to existing files, and the name fits under an icon', () => {
    const manifest = JSON.parse(readFileSync(join(builtFolder, 'manifest.webmanifest'), 'utf8'));
    expect(manifest.short_name.length).toBeLessThanOrEqual(12);
    for (const { src } of [...manifest.icons, ...manifest.screenshots])
      expect(existsSync(join(builtFolder, src)), src).toBe(true);
    expect(manifest.shortcuts.map(({ name, url }: { name: string; url: string }) => [name, url])).toEqual([
      ['Try for a badge', '/badges/me?try'],
      ['Hikes', '/hikes'],
    ]);
    const forms = manifest.screenshots.map((screenshot: { form_factor: string }) => screenshot.form_factor);
    expect(new Set(forms)).toEqual(new Set(['narrow', 'wide']));
    expect(readFileSync(join(builtFolder, 'robots.txt'), 'utf8')).toContain(`${site.origin}/sitemap.xml`);
  });
});

describe('the build', () => {
  test('the build writes plain files only: pages, images, styles, and no build artifacts', () => {
    expect(globSync('**/*.data', { cwd: builtFolder })).toEqual([]);
    expect(existsSync(join(builtFolder, '__spa-fallback.html'))).toBe(false);
    expect(readFileSync(join(builtFolder, '404.html'), 'utf8')).toContain('url=/hikes#not-found"');
    expect(readFileSync(join(builtFolder, 'index.html'), 'utf8')).toContain('url=/hikes"');
  });
  test('the build writes no style or script that nothing references', () => {
    const texts = globSync(['**/*.html', 'assets/*.{css,js}'], { cwd: builtFolder }).map((file) =>
      readFileSync(join(builtFolder, file), 'utf8'),
    );
    const assets = globSync('*.{css,js}', { cwd: join(builtFolder, 'assets') });
    expect(assets.length).toBeGreaterThan(10);
    expect(assets.filter((name) => !texts.some((text) => text.includes(name)))).toEqual([]);
  });
  test('the build writes the OpenAPI document with its compressed copies', () => {
    const file = join(builtFolder, 'v1/openapi.json');
    expect(JSON.parse(readFileSync(file, 'utf8')).openapi).toBe('3.1.0');
    expect(['.br', '.gz'].map((suffix) => existsSync(file + suffix))).toEqual([true, true]);
  });
  test('the build takes its counts from the content', () => {
    expect(builtHtml('/badge-catalog')).toContain(`all ${listed.length} badges`);
    for (const region of regions) {
      const count = listed.filter((trail) => trail.region === region.slug).length;
      expect(builtHtml(region.path).match(/<address>/g)).toHaveLength(count);
    }
  });
});
