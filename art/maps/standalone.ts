/** A standalone map with the colors of the light theme, for programs without custom properties. */
import type { Trail } from '../../domain/trail/trail.ts';
import type { Cell } from '../sheets/sheet.ts';
import type { Atlas } from './atlas.ts';
import { locator } from './locator.ts';
import { makeSilhouette } from './silhouette.ts';

type Rule = { selectors: string[]; declarations: string };

/** `styles` is the text of the style sheets that hold the tokens and the rules of the maps. */
export function standalone(svg: string, styles: string): string {
  const region = /data-region="(\w+)"/.exec(svg)?.[1] ?? '';
  const rules = toRules(styles);
  const tokens = tokenize(rules, [':root', `[data-region="${region}"]`]);
  const paint = rules
    .filter(({ selectors }) => selectors.some((selector) => selector.startsWith('.map-')))
    .map(({ selectors, declarations }) => `${selectors.join()}{${resolved(declarations, tokens)}}`);
  return svg.replace('>', `><style>${paint.join('')}</style>`);
}

/** Locators for a contact sheet. */
export function locatorCells(atlas: Atlas, trails: readonly Trail[], styles: string): Cell[] {
  const silhouette = makeSilhouette(atlas);
  return trails.map((trail) => ({
    title: `${trail.park}, ${trail.trail}`,
    svg: standalone(locator(atlas, silhouette, trail), styles),
  }));
}

/** Only top-level rules: those inside at-rules are for other screens and themes. */
function toRules(styles: string): Rule[] {
  const plain = styles.replace(/\/\*[\s\S]*?\*\//g, '').replace(/@[^{]+\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, '');
  return [...plain.matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selectors = '', declarations = '']) => ({
    selectors: selectors.split(',').map((selector) => selector.trim()),
    declarations: declarations.replace(/\s+/g, ' '),
  }));
}

function tokenize(rules: readonly Rule[], wanted: readonly string[]): Map<string, string> {
  const declarations = wanted.flatMap((selector) =>
    rules.filter(({ selectors }) => selectors.includes(selector)).map((rule) => rule.declarations),
  );
  const pairs = declarations.flatMap((text) => [...text.matchAll(/(--[\w-]+):\s*([^;]+)/g)]);
  return new Map(pairs.map(([, name = '', value = '']) => [name, value.trim()]));
}

/** A token may be made of others. */
function resolved(text: string, tokens: ReadonlyMap<string, string>): string {
  return text.replace(/var\((--[\w-]+)\)/g, (whole, name: string) => {
    const value = tokens.get(name);
    return value === undefined ? whole : resolved(value, tokens);
  });
}
