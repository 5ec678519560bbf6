/** The rooms whose tests are tried with mutants. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** A folder, and the folders or files with the tests that speak for it: its own first, then those that meet it elsewhere. */
export type Part = { folder: string; tests: readonly string[] };

const whole = (folder: string, ...others: string[]): Part[] => [{ folder, tests: [folder, ...others] }];

/** The tries of a family are tested with the family, providers that lie with the attacks. */
const testedElsewhere: Readonly<Record<string, readonly string[]>> = {
  badges: ['server/features/hikers'],
  'sign-in': ['test/attacks/provider'],
};

/** Every test of a feature starts the whole server and so walks through all the others, mostly without looking at them: its own tests speak for a feature. */
const features = readdirSync(join(import.meta.dirname, '../../server/features')).flatMap((feature) =>
  whole(`server/features/${feature}`, ...(testedElsewhere[feature] ?? [])),
);

export const rooms: Readonly<Record<string, readonly Part[]>> = {
  domain: whole(
    'domain',
    ...['content', 'web/words', 'web/files', 'web/wishes', 'web/pages/verify', 'web/pages/trail/photo'],
    ...['art/maps/maps', 'art/maps/trail-map', 'server/features'],
  ),
  content: whole('content', 'web/pages/before-you-go'),
  'web/claims': whole('web/claims'),
  'web/lib': whole('web/lib', 'web', 'test/web-client'),
  'web/words': whole('web/words', 'web'),
  'server/features': features,
};

/** How many of the mutants of a room must be killed. */
export const leastPercent = 85;
