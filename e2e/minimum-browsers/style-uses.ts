/** Finds CSS features that some supported browser lacks. Inside @supports, or with a fallback declared before, they are harmless. */
import { isInAll, isKnown, knownKeys } from './support.ts';

const typeKeys = new Map<string, string[]>();
for (const key of knownKeys()) {
  if (!key.startsWith('css.types.')) continue;
  const name = key.slice(key.lastIndexOf('.') + 1);
  typeKeys.set(name, [...(typeKeys.get(name) ?? []), key]);
}

const isTooNew = (...keys: string[]) => {
  const known = keys.filter(isKnown);
  return known.length > 0 && !known.some(isInAll);
};

const unitKeys: [RegExp, string][] = [
  [/\d(cqw|cqh|cqi|cqb|cqmin|cqmax)\b/, 'css.types.length.container_query_length_units'],
  [/\d[sld]v(w|h|i|b|min|max)\b/, 'css.types.length.viewport_percentage_units_dynamic'],
];

/** In one declaration: the property itself, or its value. */
function* tooNewIn(property: string, value: string): Generator<string> {
  if (isTooNew(`css.properties.${property}`)) {
    yield property;
    return;
  }
  for (const [word] of value.matchAll(/(?<![\w-])[a-z][a-z-]*(?![\w(-])/g))
    if (isTooNew(`css.properties.${property}.${word}`)) yield `${property}: ${word}`;
  for (const [, name = ''] of value.matchAll(/(?<![\w-])([a-z][a-z-]*)\(/g))
    if (isTooNew(`css.properties.${property}.${name}`) || isTooNew(...(typeKeys.get(name) ?? []))) yield `${name}()`;
  for (const [unit, key] of unitKeys) if (unit.test(value) && isTooNew(key)) yield unit.exec(value)?.[1] ?? key;
  if (property === 'content' && value.includes('/')) yield 'content with other words for ears';
}

function* tooNewInSelector(selector: string): Generator<string> {
  for (const [, name = ''] of selector.matchAll(/::?([a-z-]+)/g))
    if (isTooNew(`css.selectors.${name}`)) yield `:${name}`;
  if (selector.includes('&')) yield '&';
}

function* tooNewInAtRule(rule: string): Generator<string> {
  const [, name = '', query = ''] = /^@([a-z-]+)(.*)/s.exec(rule) ?? [];
  if (isTooNew(`css.at-rules.${name}`)) yield `@${name}`;
  if (name === 'media' && /[<>]/.test(query)) yield 'a range in @media';
  for (const [, feature = ''] of query.matchAll(/\(([a-z-]+)/g))
    if (isTooNew(`css.at-rules.${name}.${feature}`)) yield `@${name} (${feature})`;
}

type Block = { head: string; declared: Set<string> };

function* tooNewInSheet(sheet: string): Generator<string> {
  const plain = sheet.replaceAll(/\/\*.*?\*\//gs, '').replaceAll(/"[^"]*"|'[^']*'|url\([^)]*\)/g, '""');
  const open: Block[] = [];
  for (const [, text = '', end] of plain.matchAll(/([^{};]*)([{};])/g)) {
    const said = text.trim();
    const block = open.at(-1);
    const isAskedFor = open.some(({ head }) => head.startsWith('@supports'));
    if (end === '{') {
      if (!isAskedFor) yield* said.startsWith('@') ? tooNewInAtRule(said) : tooNewInSelector(said);
      open.push({ head: said, declared: new Set() });
      continue;
    }
    const [, property = '', value = ''] = /^(-?[a-z][\w-]*)\s*:(.*)$/s.exec(said) ?? [];
    if (property && block && !isAskedFor) {
      const tooNew = [...tooNewIn(property, value)];
      const hasPlainerValue = block.declared.has(property) && !tooNew.includes(property);
      if (tooNew.length === 0) block.declared.add(property);
      if (!hasPlainerValue) yield* tooNew;
    }
    if (end === '}') open.pop();
  }
}

/** The files by the feature they use. */
export function tooNewInStyles(sheets: ReadonlyMap<string, string>): Map<string, string[]> {
  const uses = new Map<string, string[]>();
  for (const [file, sheet] of sheets)
    for (const use of new Set(tooNewInSheet(sheet))) uses.set(use, [...(uses.get(use) ?? []), file]);
  return uses;
}
