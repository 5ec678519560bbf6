/** The form for mistakes on a trail page, and its results. */
import { retention } from '../../../domain/time/retention.ts';
import { daysWritten } from '../../../domain/units.ts';
import type { MistakeReportTopic } from '../../../domain/wire/mistake-reports.ts';

export const topicNames: Record<MistakeReportTopic, string> = {
  closure: 'A closure or a hazard',
  figures: 'Distance, time or difficulty',
  directions: 'Directions or parking',
  visit: 'Fees, facilities or rules',
  other: 'Something else',
};

export const form = {
  open: 'Something wrong? Tell us',
  what: 'What’s wrong?',
  words: 'What should it say?',
  contact: 'Email or phone (optional)',
  kept: `We delete your report once we’ve handled it, after ${daysWritten(retention.reportDays)} at the latest.`,
  policy: 'What we store',
  send: 'Send',
  byMail: 'Or email us',
} as const;

export const status = {
  sending: 'Sending…',
  sent: 'Thanks! We’ll look into it.',
  waiting: 'No signal. Your report is saved on this device and will be sent when you’re back in range.',
  busy: 'Our server is busy. Your report is saved on this device and will be sent later.',
  lost: 'We couldn’t send it, and this browser can’t save it for later. Try again when you have a signal, or email us.',
  empty: 'Check a box or write a few words.',
  refused: (reason: string) => `We couldn’t accept it: ${reason}`,
} as const;

export const pages = {
  sent: {
    title: 'Thank you',
    description: 'We got your report about a trail page and will look into it.',
    lead: 'We got your report. We’ll look into it and fix the page.',
  },
  notSent: {
    title: 'Your report wasn’t sent',
    description: 'We couldn’t accept your report about a trail page. Here’s what to do instead.',
    lead: 'We couldn’t accept your report. It may have been empty or too long, or our server may be having trouble.',
    advice: 'Go back: what you wrote is still in the form. If it fails again, email us; the address is on the',
    about: 'About page',
  },
} as const;
