/** How a badge is earned. */
import { formatCount } from '../../../domain/units.ts';
import { question, tryForThis } from '../../features/claim/question.messages.ts';
import { providerName } from '../../lib/provider.ts';
import { allowance, near } from '../../lib/text/badge-rule.ts';
import { printPassport } from '../../ui/nav.messages.ts';

const steps = [
  { title: 'Be at a listed hike', text: 'Any hike in this guide counts, in any order and any season.' },
  { title: 'Open this site on your phone or tablet', text: 'Location has to be on.' },
  {
    title: `Click Sign In With ${providerName}`,
    text: `So we know whose badge it is. ${providerName} gives us your name and email address.`,
  },
  {
    title: 'Click Badge Collection in the header',
    text: 'It’s there once you’re signed in. On a phone it’s the word “collection” in the bar at the bottom.',
  },
  {
    title: `Answer Yes to “${question.asked}”`,
    text: 'Tap Try for a badge first. We check your location once, right then. No signal? Your phone saves the try for later.',
  },
  {
    title: `Earn the badge if you are within ${near}`,
    text: `We allow for GPS error, up to ${allowance}.`,
  },
];

export const badgesPage = {
  title: 'How to earn a badge',
  description: (hikes: number) =>
    `Each of the ${formatCount(hikes)} hikes has a badge. Stand within ${near} of the trailhead, say Yes, and it’s yours.`,
  heading: (badges: number) => `${formatCount(badges)} badges, ${formatCount(steps.length)} steps`,
  lead: 'Every hike in this guide has its own badge. You earn it by being there. No forms, no photos, just you at the trailhead.',
  seeAll: (badges: number) => `See all ${badges} badges`,
  passport: printPassport,
  samples: 'One badge from each region',
  steps,
  order: `You can also tap “${tryForThis}” on the trail page first and sign in later. Your phone saves the try.`,
  rules: 'The full rules, and what to do if you don’t get the badge',
};
