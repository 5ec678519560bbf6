/** How a badge is earned. */
import { countInWords } from '../../../domain/units.ts';
import { question, tryForThis } from '../../features/claim/question-words.ts';
import { providerName } from '../../lib/provider.ts';
import { allowance, near } from '../../lib/text/badge-rule.ts';
import { printPassport } from '../../ui/nav-words.ts';

const steps = [
  { title: 'Be at a listed hike', text: 'Any hike of this guide counts, in any order and in any season.' },
  { title: 'Open this site on your phone or tablet', text: 'The device must know where it is. Location has to be on.' },
  {
    title: `Click Sign In With ${providerName}`,
    text: `The badge needs somebody to belong to. ${providerName} tells us your name and your e-mail address.`,
  },
  {
    title: 'Click Badge Collection in the header',
    text: 'It appears once you are signed in. On a phone it is in the bar at the bottom.',
  },
  {
    title: `Answer Yes to “${question.asked}”`,
    text: 'Your position is read once, at that moment. Without a signal the try waits on your phone.',
  },
  {
    title: `Earn the badge if you are within ${near}`,
    text: `Phones misjudge, so what yours reports as its error is allowed for, up to ${allowance}.`,
  },
];

export const badgesPage = {
  title: 'How to earn a badge',
  description: (hikes: number) =>
    `Each of the ${countInWords(hikes)} hikes has a badge. Stand within ${near} of the trailhead, say Yes, and it is yours.`,
  heading: (badges: number) => `${countInWords(badges)} badges, ${countInWords(steps.length)} steps`,
  lead: 'Every hike in this guide has a badge of its own. You earn it by being there: no form, no photograph, only you at the trailhead.',
  seeAll: (badges: number) => `See all ${badges} badges`,
  passport: printPassport,
  samples: 'One badge of each region',
  steps,
  order: `The order of the steps is not strict: you may also try first, with “${tryForThis}” on the page of the hike, and sign in later. The try waits on your phone.`,
  rules: 'The whole rule, and what to do if a try is refused',
};
