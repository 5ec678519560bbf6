/** The page about the site. */
import { site } from '../../../content/site.ts';
import { state } from '../../../content/state.ts';
import { countInWords } from '../../../domain/units.ts';
import { allowance, farthest, near } from '../../lib/text/badge-rule.ts';

export const words = {
  title: 'About the site',
  description: 'Why this guide exists, how its badges are awarded, what is planned, and where to write to us.',
  lead: (hikes: number, regions: number) =>
    `A free guide to ${countInWords(hikes)} hikes in ${countInWords(regions)} regions of ${state.name}, made to be read on a phone with one bar of signal.`,

  storyTitle: 'The story',
  story: (hikes: number) => [
    `${state.name} has more good walks than anybody can keep in mind, and what is written about them lies in many places: park pages, trail clubs, old newspapers. ${site.name} gathers what a family needs on a Friday night to choose a hike for Saturday: how far, how long, how steep, with whom, and where the car goes.`,
    `We picked ${countInWords(hikes)} hikes, ${site.reach}. Each page says where its facts come from and when they were checked. Where we are not sure, it says that too.`,
    'The pictures are drawn for this guide, one for each place. They are free to use with credit.',
  ],

  badgesTitle: 'How badges are awarded',
  badges: [
    `A badge is for having been there. At the trailhead, a signed-in hiker answers Yes, the device reads its position once, and our server measures how far the trailhead is. Within ${near} the badge is yours.`,
    `Phones misjudge where they are, so the error that the device itself reports is allowed for, up to ${allowance}: nobody beyond ${farthest} earns one. If you are too far away, you are told which trailhead is nearest and how far it is. A position that is too vague proves nothing either way; try again under open sky.`,
  ],
  yours: 'Your badges are yours alone to see.',
  privacy: 'The privacy page',
  saysWhatIsKept: 'says what is kept, and for how long.',

  plansTitle: 'What is planned',
  plans:
    'More hikes, a few at a time, each checked before it is printed. If your favorite is missing, write to us. If something on a trail page is wrong, its form “Something wrong? Tell us” brings it here: a correction from somebody who stood there last week is worth more than any source.',

  sisterTitle: 'Our sister site',
  /** After its name. */
  sister: (about: string) => `is ${about}.`,

  contactTitle: 'Contact',
  contact: 'Write to us',
  contactWithoutScript: 'Our address is filled in by a script, to keep it from machines that collect addresses.',
};
