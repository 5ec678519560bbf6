/** robots.txt: whether we may fetch a page. */
import robotsParser from 'robots-parser';
import { robotName } from '../../http/fetch-text.ts';

/** The size that RFC 9309 tells crawlers to read. */
export const mostRobotsBytes = 500 * 1024;
/** The parser copies every rule for each agent of its group, and compares it with every letter of a path. */
const mostSteps = 20_000_000;

/** A file that would take long to evaluate forbids everything. */
export function mayFetch(robots: string, page: URL): boolean {
  const agents = robots.match(/user-agent/gi)?.length ?? 0;
  if (robots.length * (agents + page.href.length) > mostSteps) return false;
  return robotsParser(new URL('/robots.txt', page).href, robots).isAllowed(page.href, robotName) === true;
}
