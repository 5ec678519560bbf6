/** What is said of milestones: badges for badges. */
import { capitalized, countInWords } from '../../../domain/units.ts';

export const milestoneWords = {
  title: 'Milestones',
  lead: 'Badges for badges. Nobody awards them: they follow from the badges you have.',
  why: 'How milestones are counted',
  next: 'What is next',
  others: (count: number) =>
    count === 1 ? 'One more milestone' : `${capitalized(countInWords(count))} more milestones`,
  /** 3 of 10 on the North Shore */
  standing: ({ have, need }: { have: number; need: number }, counted: string) => `${have} of ${need} ${counted}`,
  /** "Still to find:" before names that are links. */
  left: 'Still to find:',
  leftOf: (names: readonly string[]) => `Still to come: ${names.join(', ')}`,
  won: (names: readonly string[]) => `${names.length === 1 ? 'A milestone' : 'Milestones'}: ${names.join(', ')}.`,
};

/** In the catalog, where nobody has earned anything. */
export const milestoneCatalog = {
  title: 'Milestones',
  lead: (count: number) =>
    `Round patches with a golden edge, ${countInWords(count)} of them, are badges for badges. They come by themselves with the badge that completes them, and each hiker of a family has their own.`,
  rules: 'How they are counted',
  passport: 'All of them to print, as a passport',
};
