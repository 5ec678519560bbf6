import type { WeatherAlert } from '../../../domain/live/weather.ts';

/** A filled clone of the template in this part of the page. Inserted as text, never as markup. */
export function alertLine(part: HTMLElement, { event, headline, url }: WeatherAlert, when: string): DocumentFragment {
  const line = part.querySelector('template')?.content.cloneNode(true) as DocumentFragment;
  for (const [tag, text] of Object.entries({ b: event, time: when, a: headline }))
    line.querySelector(tag)?.append(text);
  line.querySelector('a')?.setAttribute('href', url);
  return line;
}
