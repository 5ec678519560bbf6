/** `npm run test:long -- browsers`: the core journeys, the same in every engine. One engine: `npm run test:long -- browsers --project webkit`. */
import { defineConfig } from 'vitest/config';
import { patience } from '../../test/patience.ts';
import { type EngineName, engineNames, packagesMissingFor } from './engines.ts';

/** Dates and times in Minnesota's time zone. */
process.env.TZ = 'America/Chicago';
process.env.LC_ALL = 'en_US.UTF-8';

const enginesHere = engineNames.filter((engine) => {
  const missing = packagesMissingFor(engine);
  if (missing.length > 0) console.log(`› ${engine} is skipped: it needs ${missing.join(', ')} (apt-get install)`);
  return missing.length === 0;
});

const journeysIn = (engine: EngineName) => ({
  extends: true as const,
  test: { name: engine, include: ['e2e/browsers/*.test.ts'], provide: { engine } },
});

export default defineConfig({
  test: {
    maxWorkers: 2,
    /** Waits inside a test time out much sooner and name what they waited for. */
    testTimeout: 120_000 * patience,
    hookTimeout: 300_000 * patience,
    expect: { poll: { timeout: 30_000 * patience } },
    /** Where no engine can be installed nothing fails: the lines above report what was skipped. */
    passWithNoTests: true,
    include: [],
    ...(enginesHere.length > 0 && { projects: enginesHere.map(journeysIn) }),
  },
});
