/** The rooms whose tests are tried with mutants, and the tests that speak for each: its own first, then those that meet it on a page. */
export const rooms: Readonly<Record<string, readonly string[]>> = {
  domain: ['domain', 'content', 'web/words', 'web/files'],
  content: ['content'],
  'web/claims': ['web/claims'],
  'web/lib': ['web/lib', 'web', 'test'],
  'web/words': ['web/words', 'web', 'test'],
  'server/features': ['server/features'],
};

/** How many of the mutants of a room must be killed. */
export const leastPercent = 85;
