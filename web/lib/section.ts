/** Which part of the site a page belongs to. Each page says so itself, and the header marks it. */
import { useMatches } from 'react-router';

export type Section = 'hikes' | 'collection' | 'badges' | 'about';

/** What a page exports as its `handle`. */
export const inSection = (section: Section): { section: Section } => ({ section });

export function useSection(): Section | undefined {
  const handles = useMatches().map(({ handle }) => handle as Partial<ReturnType<typeof inSection>> | undefined);
  return handles.find((handle) => handle?.section)?.section;
}
