/** The printable passport: its page, and the printed text. */
import { capitalized, formatCount } from '../../../domain/units.ts';

export const passportMessages = {
  title: 'Badge passport',
  description: (count: number, sheets: number) =>
    `All ${formatCount(count)} badges as a booklet to print on ${formatCount(sheets)} sheets, blank or with the badges you’ve earned. For kids, and for days without a phone.`,
  lead: (count: number, sheets: number) =>
    `All ${formatCount(count)} badges on ${formatCount(sheets)} sheets of paper, a region to a page. Write in the day you were there. Kids can color the badges.`,
  howTo:
    'Print it landscape, one-sided, on Letter or A4. Cut the sheets in half and staple the left edge, or fold them and sew the spine.',
  signedIn: 'If you’re signed in, the badges you’ve earned are in color.',
  whose: 'Whose passport',
  empty: 'Blank',
  you: (name: string) => `Yours (${name})`,
  of: (name: string) => `${name}’s`,
  failed: 'We couldn’t load your badges, so the passport is blank. Try again when you have a signal.',
  catalog: 'See the badge catalog',
};

/** On paper. */
export const passportPages = {
  cover: 'Passport',
  belongs: 'This passport belongs to',
  badges: (count: number, state: string) =>
    `${capitalized(formatCount(count))} trailheads in ${state}, a badge at each`,
  date: 'Date',
  milestones: 'Milestones',
  milestonesNote: 'Gold patches for collecting badges. Check off the ones you’ve earned.',
  rule: (near: string) =>
    `With a phone, you earn a badge within ${near} of the trailhead. Without one, the date you write in is between you and the trail.`,
};
