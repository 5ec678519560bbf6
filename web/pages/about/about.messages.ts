/** The About page. */
import { site } from '../../../content/site.ts';
import { state } from '../../../content/state.ts';
import { formatCount } from '../../../domain/units.ts';
import { allowance, farthest, near } from '../../lib/text/badge-rule.ts';

export const messages = {
  title: 'About the site',
  description: 'Why this guide exists, how badges are awarded, what’s next, and how to reach us.',
  lead: (hikes: number, regions: number) =>
    `A free guide to ${formatCount(hikes)} hikes in ${formatCount(regions)} regions of ${state.name}, made for a phone with one bar of signal.`,

  storyTitle: 'The story',
  story: (hikes: number) => [
    `${state.name} has more good hikes than anyone can remember, and what’s written about them is scattered: park pages, trail clubs, old newspapers. ${site.name} brings together what a family needs on a Friday night to pick a hike for Saturday: how far, how long, how steep, who can come, and where to park.`,
    `We picked ${formatCount(hikes)} hikes, ${site.reach}. Every page says where its facts come from and when we checked them. Where we’re not sure, it says that too.`,
    'Every picture is drawn for this guide, one for each place. They’re free to use with credit.',
  ],

  badgesTitle: 'How badges are awarded',
  badges: [
    `You earn a badge by being there. At the trailhead, sign in and answer Yes. Your device checks its location once, and our server measures how far you are from the trailhead. Within ${near}, the badge is yours.`,
    `Phones can be off, so we allow for GPS error, up to ${allowance}. No one beyond ${farthest} earns one. If you’re too far away, we tell you which trailhead is nearest and how far it is. If your location is too vague to tell, try again under open sky.`,
  ],
  yours: 'Only you can see your badges.',
  privacy: 'The privacy page',
  saysWhatIsKept: 'says what we store, and for how long.',

  plansTitle: 'What’s next',
  plans:
    'More hikes, a few at a time, each one checked before we publish it. If your favorite is missing, write to us.',
  reportIt: 'If something on a trail page is wrong, use “Something wrong? Tell us” on that page.',
  writeToUs: 'If something on a trail page is wrong, write to us about that too.',
  corrections: 'A correction from someone who stood there last week beats any source.',

  sisterTitle: 'Our sister site',
  /** After its name. */
  sister: (about: string) => `is ${about}.`,

  contactTitle: 'Contact',
  contact: 'Write to us',
  contactWithoutScript: 'Our address is filled in by a script, to keep it away from spammers.',
};
