/** The form that tells us what is wrong on a trail page, and what comes of it. */
import { retention } from '../../../domain/time/retention.ts';
import { daysWritten } from '../../../domain/units.ts';
import type { ReportedFact } from '../../../domain/wire/reports.ts';

export const factNames: Record<ReportedFact, string> = {
  name: 'Name',
  length: 'Length',
  time: 'Time',
  climb: 'Climb',
  difficulty: 'Difficulty',
  season: 'Season',
  fees: 'Fees',
  surface: 'Surface',
  wheels: 'Wheels',
  restrooms: 'Restrooms',
  camping: 'Camping',
  kids: 'Kids',
  pets: 'Pets',
  parking: 'Parking',
  address: 'Address or map',
  phone: 'Phone or links',
  hours: 'Hours',
  water: 'Water',
  signal: 'Signal',
  winter: 'Winter',
  transit: 'Bus or train',
  closures: 'Hunts and closures',
  hazards: 'Dangers',
  notice: 'Notice',
  story: 'Story',
  picture: 'Picture',
  missing: 'Something is missing',
};

export const form = {
  open: 'Something wrong? Tell us',
  what: 'What is wrong?',
  words: 'What is right, and how do you know?',
  contact: 'E-mail or phone, if we may ask back (you need not say)',
  kept: `We keep a report until it is looked into, for ${daysWritten(retention.reportDays)} at the most.`,
  policy: 'What we store',
  send: 'Send',
  byMail: 'Or write an e-mail',
} as const;

export const status = {
  sending: 'Sending…',
  sent: 'Thank you. Somebody will look into it.',
  waiting: 'No signal. Your report is kept on this device and sent as soon as there is one.',
  busy: 'The server cannot take it just now. Your report is kept on this device and sent later.',
  lost: 'It could not be sent, and this browser keeps nothing for later. Try again with a signal, or write an e-mail.',
  empty: 'Tick what is wrong, or write a few words.',
  refused: (reason: string) => `It was not taken: ${reason}`,
} as const;

export const pages = {
  sent: {
    title: 'Thank you',
    description: 'Your report about a trail page has arrived, and somebody will look into it.',
    lead: 'Your report has arrived. Somebody will look into it, and the page will say what is right.',
  },
  notSent: {
    title: 'It was not sent',
    description: 'Your report about a trail page could not be taken. What to do instead.',
    lead: 'Your report could not be taken. It may have been empty, too long, or one of very many; or our server has trouble.',
    advice: 'Go back: what you wrote is still in the form. If it fails again, write to us; the address is on the',
    about: 'About page',
  },
} as const;
