/** Rendered markup, as text and as elements. */
import type { ReactElement, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Picture } from '../domain/pictures/pictures.ts';

export const toMarkup = (element: ReactElement): string => renderToStaticMarkup(element);

/** Renders a page with its loader data. */
export function pageMarkup<Props extends { loaderData: unknown }>(
  Page: (props: Props) => ReactNode,
  loaderData: Props['loaderData'],
): string {
  return toMarkup(<Page {...({ loaderData } as Props)} />);
}

/** The metadata in the head of a page, with the same data. */
export const getHead = <Args extends { loaderData: unknown }, Head>(
  meta: (args: Args) => Head,
  loaderData: Args['loaderData'],
): Head => meta({ loaderData } as Args);

/** A placeholder for a picture that no test draws. */
export const getPicture = (name: string): Picture => ({
  src: `/art/${name}.svg`,
  width: 390,
  height: 460,
  alt: `A picture of ${name}`,
  focus: { x: 0.5, y: 0.5 },
});

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };
const decoded = (text: string) => text.replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => entities[name] ?? '');

/** The text content. A word ends where an element does. */
export const toWords = (markup: string): string =>
  decoded(markup.replace(/<(?:[^>"]|"[^"]*")+>/g, ' '))
    .replace(/\s+/g, ' ')
    .replace(/ ([.,;:])/g, '$1')
    .trim();

export const toVisibleText = (element: ReactElement): string => toWords(toMarkup(element));

/** The content of every <name>; elements of that name do not nest. */
export const all = (markup: string, name: string): string[] =>
  [...markup.matchAll(new RegExp(`<${name}\\b[^>]*>(.*?)</${name}>`, 'gs'))].map(([, inside = '']) => inside);

/** Those of these elements without text, by name. */
export const silent = (markup: string, ...names: string[]): string[] =>
  names.filter((name) => all(markup, name).some((inside) => toWords(inside) === ''));

/** Definition lists, as pairs of term and description. */
export function getFacts(element: ReactElement): Record<string, string> {
  const markup = toMarkup(element);
  const facts = [...markup.matchAll(/<dt\b[^>]*>(.*?)<\/dt><dd\b[^>]*>(.*?)<\/dd>/gs)];
  return Object.fromEntries(facts.map(([, term = '', said = '']) => [toWords(term), toWords(said)]));
}
