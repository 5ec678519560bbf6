/** Rendered markup as its reader meets it. */
import type { ReactElement, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Picture } from '../domain/pictures/pictures.ts';

export const markupOf = (element: ReactElement): string => renderToStaticMarkup(element);

/** A page, given what its loader would have found. */
export function pageMarkup<Props extends { loaderData: unknown }>(
  Page: (props: Props) => ReactNode,
  loaderData: Props['loaderData'],
): string {
  return markupOf(<Page {...({ loaderData } as Props)} />);
}

/** What a page says of itself in its head, given the same. */
export const headOf = <Args extends { loaderData: unknown }, Head>(
  meta: (args: Args) => Head,
  loaderData: Args['loaderData'],
): Head => meta({ loaderData } as Args);

/** A picture that nobody draws for a test. */
export const pictureOf = (name: string): Picture => ({
  src: `/art/${name}.svg`,
  width: 390,
  height: 460,
  alt: `A picture of ${name}`,
  focus: { x: 0.5, y: 0.5 },
});

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };
const decoded = (text: string) => text.replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => entities[name] ?? '');

/** The words alone. Where an element ends, a word ends. */
export const wordsOf = (markup: string): string =>
  decoded(markup.replace(/<(?:[^>"]|"[^"]*")+>/g, ' '))
    .replace(/\s+/g, ' ')
    .replace(/ ([.,;:])/g, '$1')
    .trim();

export const readingOf = (element: ReactElement): string => wordsOf(markupOf(element));

/** Every <name> with what is inside it; elements of that name do not nest. */
export const all = (markup: string, name: string): string[] =>
  [...markup.matchAll(new RegExp(`<${name}\\b[^>]*>(.*?)</${name}>`, 'gs'))].map(([, inside = '']) => inside);

/** Those of these elements that say nothing, by name. */
export const silent = (markup: string, ...names: string[]): string[] =>
  names.filter((name) => all(markup, name).some((inside) => wordsOf(inside) === ''));

/** The lists of terms and what is said of them. */
export function factsOf(element: ReactElement): Record<string, string> {
  const markup = markupOf(element);
  const facts = [...markup.matchAll(/<dt\b[^>]*>(.*?)<\/dt><dd\b[^>]*>(.*?)<\/dd>/gs)];
  return Object.fromEntries(facts.map(([, term = '', said = '']) => [wordsOf(term), wordsOf(said)]));
}
