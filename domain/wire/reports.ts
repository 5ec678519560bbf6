/** What a reader tells us about a page: which of its facts are wrong, in a few words. */

/** What can be ticked; pages offer what they show. */
export const reportedFacts = [
  'name',
  'length',
  'time',
  'climb',
  'difficulty',
  'season',
  'fees',
  'surface',
  'wheels',
  'restrooms',
  'camping',
  'kids',
  'pets',
  'parking',
  'address',
  'phone',
  'hours',
  'water',
  'signal',
  'winter',
  'transit',
  'closures',
  'hazards',
  'notice',
  'story',
  'picture',
  'missing',
] as const;
export type ReportedFact = (typeof reportedFacts)[number];

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
