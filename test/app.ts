/** The real application for a test: made-up surroundings, nothing of it replaced. */
import { buildApp, type Deps } from '../server/app.ts';
import { readConfig } from '../server/config.ts';

type Options = Partial<Omit<Deps, 'config'>> & { environment?: Record<string, string> };

export async function buildTestApp({ environment, ...deps }: Options = {}) {
  const config = readConfig({ LOG_LEVEL: 'silent', PORT: '0', ...environment });
  const app = await buildApp({ config, site: new Map(), ...deps });
  return { app, config };
}
