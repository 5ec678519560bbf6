/** Reports from readers about wrong facts on a page. */

/**
 * What the form offers, each with the finer kinds that it offered before: those are still accepted, from pages that a device has cached and
 * from reports that wait in an outbox, and stored reports may carry them.
 */
export const mistakeReportTopics = {
  closure: ['closures', 'hazards', 'notice', 'season', 'winter'],
  figures: ['length', 'time', 'climb', 'difficulty'],
  directions: ['address', 'parking', 'transit'],
  visit: ['fees', 'hours', 'phone', 'surface', 'wheels', 'restrooms', 'water', 'camping', 'kids', 'pets', 'signal'],
  other: ['name', 'story', 'picture', 'missing'],
} as const;
export type MistakeReportTopic = keyof typeof mistakeReportTopics;
export type MistakeReportedFact = MistakeReportTopic | (typeof mistakeReportTopics)[MistakeReportTopic][number];

export const mistakeReportedFacts = Object.entries(mistakeReportTopics).flat(2) as MistakeReportedFact[];

export const mistakeReportLimits = {
  words: 2000,
  contact: 200,
  /** Maximum age in a device's outbox: after that it is probably fixed or outdated. */
  waitDays: 30,
  /** Rate limits per network and for all together; the first report of each network has its own total. */
  perHour: { network: 10, firsts: 3000, others: 300 },
} as const;

/** Redirect target of the form without JavaScript. */
export const mistakeReportPages = { sent: '/report-sent', notSent: '/report-not-sent' } as const;
