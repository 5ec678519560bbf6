/**
 * A credential inside an SVG, as specified by Open Badges 3.0: the first child of the picture, in its own namespace.
 */
import { Unreadable } from './unreadable.ts';

const namespace = 'https://purl.imsglobal.org/ob/v3p0';

/** JSON contains > only inside strings, where it can be escaped: so nothing in it ends the section. */
const cdata = (json: string): string => `<![CDATA[${json.replaceAll(']]>', ']]\\u003e')}]]>`;

export function bakeSvg(picture: string, credential: string): string {
  const start = /<svg\b[^>]*>/.exec(picture);
  if (!start || start[0].endsWith('/>') || picture.includes(namespace)) throw new Unreadable('broken-picture');
  const [tag] = start;
  const opened = tag.replace(/^<svg/, `<svg xmlns:openbadges="${namespace}"`);
  const credentialElement = `<openbadges:credential>${cdata(credential)}</openbadges:credential>`;
  return picture.replace(tag, () => opened + credentialElement);
}

type Tag = { name: string; attributes: Map<string, string>; end: number };

/** With any prefix. The JSON inside the element, or the attribute if the credential is a token. */
export function unbakeSvg(text: string): string {
  const prefixes = new Set<string>();
  for (const { name, attributes, end } of tagsOf(text)) {
    for (const [attribute, value] of attributes) {
      if (value === namespace && /^xmlns(:|$)/.test(attribute)) prefixes.add(attribute.slice('xmlns:'.length));
    }
    const [local = '', prefix = ''] = name.split(':').reverse();
    if (local !== 'credential' || !prefixes.has(prefix)) continue;
    const token = attributes.get('verify');
    if (token) return token;
    const close = text.indexOf(`</${name}`, end);
    if (text[end - 2] === '/' || close === -1) throw new Unreadable('nothing-baked');
    return contentOf(text.slice(end, close));
  }
  throw new Unreadable('nothing-baked');
}

/** Sections with their delimiters; nothing inside is an element. */
const noElements = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<?', '?>'],
  ['<!', '>'],
  ['</', '>'],
] as const;

/** A single forward pass without backtracking: a crafted file cannot make it slow. */
function* tagsOf(text: string): Generator<Tag> {
  for (let at = text.indexOf('<'); at !== -1; at = text.indexOf('<', at)) {
    const other = noElements.find(([start]) => text.startsWith(start, at));
    const end = other ? after(text, other[1], at) : endOfTag(text, at);
    if (!other) yield { ...tagOf(text.slice(at, end)), end };
    at = end;
  }
}

function after(text: string, mark: string, from: number): number {
  const at = text.indexOf(mark, from);
  return at === -1 ? text.length : at + mark.length;
}

/** A > inside quotes does not end the tag. */
function endOfTag(text: string, start: number): number {
  for (let at = start; at < text.length; at += 1) {
    const sign = text[at];
    if (sign === '>') return at + 1;
    if (sign === '"' || sign === "'") at = after(text, sign, at + 1) - 1;
  }
  return text.length;
}

function tagOf(tag: string): Pick<Tag, 'name' | 'attributes'> {
  const [, name = ''] = /^<([^\s/>]*)/.exec(tag) ?? [];
  const pairs = tag.matchAll(/\s([\w.:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g);
  return { name, attributes: new Map([...pairs].map(([, key = '', double, single]) => [key, double ?? single ?? ''])) };
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function contentOf(markup: string): string {
  return markup
    .split('<![CDATA[')
    .map((part, index) => {
      if (index === 0) return withoutEntities(part);
      const [section = '', ...rest] = part.split(']]>');
      return section + withoutEntities(rest.join(']]>'));
    })
    .join('')
    .trim();
}

const withoutEntities = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot|apos);/g, (_, name: string) => entities[name] ?? '');
