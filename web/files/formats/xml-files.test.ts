/** GPX by the rules of its schema (order, number and type of elements), Atom by RFC 4287. */
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { describe, expect, test } from 'vitest';
import { site } from '../../../content/site.ts';
import { ourContent } from '../../../test/content.ts';
import { feed } from './feed.ts';
import { gpx } from './gpx.ts';

const { listed, trails } = ourContent;

type Element = { name: string; attributes: Record<string, string>; children: Element[]; text: string };

const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  ignoreDeclaration: true,
  attributeNamePrefix: '',
  parseTagValue: false,
  trimValues: false,
});

/** One well-formed element, or an error. The validator overlooks a few marks that have to be escaped. */
function readXml(source: string): Element {
  const valid = XMLValidator.validate(source);
  if (valid !== true) throw new Error(valid.err.msg);
  const [bare] = /&(?!(amp|lt|gt|quot);).{0,20}|="[^"]*<[^"]*"/.exec(source) ?? [];
  if (bare) throw new Error(`not escaped: ${bare}`);
  const roots = getElements(parser.parse(source));
  if (roots.length !== 1 || !roots[0]) throw new Error('not one element');
  return roots[0];
}

/** The parser's nodes have the name of the element as a key, its attributes under another. */
type Node = { ':@'?: Record<string, string>; '#text'?: string } & Record<string, unknown>;

function getElements(nodes: Node[]): Element[] {
  return nodes.flatMap(({ ':@': attributes = {}, ...node }) =>
    Object.entries(node).flatMap(([name, within]) => {
      if (!Array.isArray(within)) return [];
      const text = within.map((child: Node) => child['#text'] ?? '').join('');
      return [{ name, attributes, children: getElements(within), text }];
    }),
  );
}

const isUrl = (text: string) => URL.canParse(text);
const anything = () => true;
type Rule = { order: string[]; attributes: Record<string, (value: string) => boolean>; many?: string[] };

const point: Rule = {
  order:
    'ele time magvar geoidheight name cmt desc src link sym type fix sat hdop vdop pdop ageofdgpsdata dgpsid'.split(
      ' ',
    ),
  many: ['link'],
  attributes: {
    lat: (value) => Math.abs(Number(value)) <= 90,
    lon: (value) => Number(value) >= -180 && Number(value) < 180,
  },
};

/** The parts of http://www.topografix.com/GPX/1/1/gpx.xsd that our files use; what is not here may not occur. */
const gpxRules: Record<string, Rule> = {
  gpx: {
    order: ['metadata', 'wpt', 'rte', 'trk', 'extensions'],
    many: ['wpt', 'rte', 'trk'],
    attributes: { version: (value) => value === '1.1', creator: anything },
  },
  metadata: {
    order: ['name', 'desc', 'author', 'copyright', 'link', 'time', 'keywords', 'bounds', 'extensions'],
    many: ['link'],
    attributes: {},
  },
  copyright: { order: ['year', 'license'], attributes: { author: anything } },
  wpt: point,
  trkpt: point,
  trk: {
    order: ['name', 'cmt', 'desc', 'src', 'link', 'number', 'type', 'extensions', 'trkseg'],
    many: ['link'],
    attributes: {},
  },
  trkseg: { order: ['trkpt', 'extensions'], many: ['trkpt'], attributes: {} },
  link: { order: ['text', 'type'], attributes: { href: isUrl } },
};

function gpxIssues(element: Element, path = element.name): string[] {
  const rule = gpxRules[element.name];
  if (!rule) return element.children.length > 0 ? [`${path} may hold only text`] : [];
  const known = {
    ...rule.attributes,
    ...(element.name === 'gpx' && { xmlns: anything, 'xmlns:xsi': anything, 'xsi:schemaLocation': anything }),
  };
  const places = element.children.map(({ name }) => rule.order.indexOf(name));
  return [
    ...Object.keys(element.attributes)
      .filter((name) => !(name in known))
      .map((name) => `${path}/@${name} is unknown`),
    ...Object.entries(rule.attributes)
      .filter(([name, valid]) => element.attributes[name] === undefined || !valid(element.attributes[name]))
      .map(([name]) => `${path}/@${name} is missing or wrong`),
    ...element.children.filter((_, i) => places[i] === -1).map(({ name }) => `${path}/${name} is unknown`),
    ...places.flatMap((place, i) => {
      const before = places[i - 1] ?? -1;
      const repeated = place === before && !rule.many?.includes(rule.order[place] ?? '');
      return place < before || repeated ? [`${path}/${element.children[i]?.name} stands in the wrong place`] : [];
    }),
    ...(element.text.trim() ? [`${path} may hold no text`] : []),
    ...element.children.flatMap((child) => gpxIssues(child, `${path}/${child.name}`)),
  ];
}

describe('GPX', () => {
  test('GPX of all trailheads follows the schema', () => {
    const root = readXml(gpx('All', '/hikes', listed));
    expect(root.attributes.xmlns).toBe('http://www.topografix.com/GPX/1/1');
    expect(gpxIssues(root)).toEqual([]);
    expect(root.children.filter(({ name }) => name === 'wpt')).toHaveLength(listed.length);
  });
  test('GPX of one hike has its trailhead, its name and a link to its page', () => {
    for (const trail of listed) {
      const root = readXml(gpx(trail.park, trail.path, [trail]));
      expect(gpxIssues(root)).toEqual([]);
      const wpt = root.children.find(({ name }) => name === 'wpt');
      expect(wpt?.attributes).toEqual({
        lat: String(trail.trailhead.latitude),
        lon: String(trail.trailhead.longitude),
      });
      expect(wpt?.children.find(({ name }) => name === 'name')?.text).toBe(`${trail.park}, ${trail.trail}`);
      expect(wpt?.children.find(({ name }) => name === 'link')?.attributes.href).toBe(site.origin + trail.path);
    }
  });
  test('GPX of one hike has its route, if known, as a track besides the waypoint', () => {
    for (const trail of listed) {
      const root = readXml(gpx(trail.park, trail.path, [trail]));
      const tracks = root.children.filter(({ name }) => name === 'trk');
      expect(tracks).toHaveLength(trail.route ? 1 : 0);
      const points = tracks.flatMap(({ children }) => children.find(({ name }) => name === 'trkseg')?.children ?? []);
      expect(points.map(({ attributes: { lon, lat } }) => [Number(lon), Number(lat)])).toEqual(
        (trail.route?.line ?? []).map(([longitude, latitude]) => [longitude, latitude]),
      );
      for (const { children } of tracks) {
        expect(children.find(({ name }) => name === 'src')?.text).toContain(trail.route?.source);
        const links = children.filter(({ name }) => name === 'link').map(({ attributes }) => attributes.href);
        expect(links).toEqual([site.origin + trail.path, trail.route?.licenseUrl]);
      }
    }
  });
  test('a file and its track carry the name of the hike', () => {
    const [trail] = listed.filter(({ route }) => route);
    if (!trail) throw new Error('no hike has a route');
    const root = readXml(gpx('Gorge Park, Gorge Loop', trail.path, [trail]));
    const nameIn = (parent: string) =>
      root.children.find(({ name }) => name === parent)?.children.find(({ name }) => name === 'name')?.text;
    expect(nameIn('metadata')).toBe('Gorge Park, Gorge Loop');
    expect(nameIn('trk')).toBe(`${trail.park}, ${trail.trail}`);
  });
  test('GPX with special characters in a name is well-formed', () => {
    const [trail] = listed;
    if (!trail) throw new Error('no hikes');
    const root = readXml(gpx('A & B <"C">', '/hikes', [{ ...trail, park: 'Salt & "Pepper" <Park>' }]));
    expect(root.children[1]?.children[0]?.text).toContain('Salt & "Pepper" <Park>');
  });
  test.each(['<a>&</a>', '<a b="&"/>', '<a b="<"/>', '<a b="1" b="2"/>', '<a><b></a></b>', '<a/><b/>', '<a>'])(
    'the XML check detects that %s is not well-formed',
    (wrong) => {
      expect(() => readXml(wrong)).toThrow();
    },
  );
  test('the check detects what the schema forbids', () => {
    const wrong = gpx('All', '/hikes', listed.slice(0, 1)).replace(/(<name>[^<]*<\/name>)(<cmt>[^<]*<\/cmt>)/, '$2$1');
    expect(gpxIssues(readXml(wrong))).not.toEqual([]);
  });
});

describe('the feed', () => {
  const root = readXml(feed(trails));
  const texts = (element: Element, name: string) =>
    element.children.filter((child) => child.name === name).map(({ text }) => text);
  const entries = root.children.filter(({ name }) => name === 'entry');
  const isMoment = (text: string) => /^\d{4}-\d\d-\d\dT00:00:00Z$/.test(text) && !Number.isNaN(Date.parse(text));

  test('the feed has the elements that RFC 4287 requires', () => {
    expect(root.attributes.xmlns).toBe('http://www.w3.org/2005/Atom');
    for (const name of ['id', 'title', 'updated']) expect(texts(root, name), name).toHaveLength(1);
    expect(entries.length).toBeGreaterThan(0);
    for (const entry of entries) {
      for (const name of ['id', 'title', 'updated', 'content']) expect(texts(entry, name), name).toHaveLength(1);
      expect(isMoment(texts(entry, 'updated')[0] ?? '')).toBe(true);
      expect(isUrl(texts(entry, 'id')[0] ?? '')).toBe(true);
    }
    expect(new Set(entries.flatMap((entry) => texts(entry, 'id'))).size).toBe(entries.length);
  });
  test('the feed lists every notice, the newest change first', () => {
    const told = entries.flatMap((entry) => texts(entry, 'content'));
    const notices = trails.flatMap((trail) => trail.notices.map(({ text }) => text));
    expect(notices.length).toBeGreaterThan(0);
    expect(told).toEqual(expect.arrayContaining(notices));
    const dates = entries.flatMap((entry) => texts(entry, 'updated'));
    expect(dates).toEqual(dates.toSorted().reverse());
    expect(texts(root, 'updated')).toEqual(dates.slice(0, 1));
  });
  test('the feed has a new entry for each check of the facts, and the same one until then', () => {
    const idsAfter = (checked: string) =>
      readXml(feed(trails.slice(0, 1).map((trail) => ({ ...trail, notices: [], checked }))))
        .children.filter(({ name }) => name === 'entry')
        .flatMap((entry) => texts(entry, 'id'));
    expect(idsAfter('2026-10')).toEqual(idsAfter('2026-10'));
    expect(idsAfter('2026-10')).not.toEqual(idsAfter('2026-11'));
  });
  test('the feed lists a newer notice before an older one, whatever their order in the content', () => {
    const [trail] = trails;
    if (!trail) throw new Error('no hikes');
    const notice = (reported: string) => ({ reported, title: `Closed ${reported}`, text: `Since ${reported}.` });
    const dates = ['2024-05', '2026-09-14', '2025'];
    const notices = dates.map(notice) as typeof trail.notices;
    const { children } = readXml(feed([{ ...trail, notices, checked: '2023-01-01' }]));
    const told = children.filter(({ name }) => name === 'entry').flatMap((entry) => texts(entry, 'content'));
    expect(told.slice(0, 3)).toEqual(['Since 2026-09-14.', 'Since 2025.', 'Since 2024-05.']);
  });
});
