/** The passport on paper: its page, and what is printed. */
import { capitalized, countInWords } from '../../../domain/units.ts';

export const passportWords = {
  title: 'Badge passport',
  description: (count: number, sheets: number) =>
    `All ${countInWords(count)} badges as a booklet to print on ${countInWords(sheets)} sheets, empty or with what you have earned. For children, and for days without a phone.`,
  lead: (count: number, sheets: number) =>
    `All ${countInWords(count)} badges on ${countInWords(sheets)} sheets of paper, a region to a page. Write in the day you were there; children may color the patches.`,
  howTo:
    'Print it across, on Letter or A4, one side. Cut the sheets in the middle and staple the left edge, or fold them and sew the back.',
  signedIn: 'Signed in, it is filled with what you have earned, in color.',
  whose: 'Whose passport',
  empty: 'Nobody’s: empty',
  you: (name: string) => `Yours, ${name}`,
  of: (name: string) => `Of ${name}`,
  failed: 'What you have earned could not be read, so the passport is empty. Try again with a signal.',
  catalog: 'The badge catalog',
};

/** On paper. */
export const passportPages = {
  cover: 'Passport',
  belongs: 'This passport belongs to',
  badges: (count: number, state: string) =>
    `${capitalized(countInWords(count))} trailheads in ${state}, a badge at each`,
  date: 'Date',
  milestones: 'Milestones',
  milestonesNote: 'Badges for badges. Tick what you have reached.',
  rule: (near: string) =>
    `With a phone, a badge is earned within ${near} of the trailhead. Without one, the day you write in is between you and the trail.`,
};
