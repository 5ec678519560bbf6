/** What a reader tells us about a page: which of its facts are wrong, in a few words. */

/**
 * What the form offers, each with the finer kinds that it offered before: those are still accepted, from pages that a device has cached and
 * from reports that wait in an outbox, and stored reports may carry them.
 */
export const reportTopics = {
  closure: ['closures', 'hazards', 'notice', 'season', 'winter'],
  figures: ['length', 'time', 'climb', 'difficulty'],
  directions: ['address', 'parking', 'transit'],
  visit: ['fees', 'hours', 'phone', 'surface', 'wheels', 'restrooms', 'water', 'camping', 'kids', 'pets', 'signal'],
  other: ['name', 'story', 'picture', 'missing'],
} as const;
export type ReportTopic = keyof typeof reportTopics;
export type ReportedFact = ReportTopic | (typeof reportTopics)[ReportTopic][number];

export const reportedFacts = Object.entries(reportTopics).flat(2) as ReportedFact[];

export const reportLimits = {
  words: 2000,
  contact: 200,
  /** How long one may wait on a device: by then others have found it, or it has changed again. */
  waitDays: 30,
  /** From one network; and from all together, the first of each network counted apart from its others. */
  perHour: { network: 10, firsts: 3000, others: 300 },
} as const;

/** Where a form without a script ends. */
export const reportPages = { sent: '/report-sent', notSent: '/report-not-sent' } as const;
