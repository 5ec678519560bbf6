/** Logs once when pages or hosts start to fail, and once when they have recovered: one line for each round with a change. */
import type { FastifyBaseLogger } from 'fastify';
import type { Answer } from './ask.ts';

export function makeFailureLog(log: FastifyBaseLogger) {
  const failing = new Set<string>();
  let started = new Map<string, string>();
  let recovered: string[] = [];

  const works = (subject: string) => {
    if (failing.delete(subject)) recovered.push(subject);
  };
  const fails = (subject: string, why: string) => {
    if (!failing.has(subject)) started.set(subject, why);
    failing.add(subject);
  };

  return {
    note(url: string, answer: Answer) {
      const host = new URL(url).origin;
      if (answer.kind === 'busy') return fails(host, answer.why);
      works(host);
      if ('why' in answer) fails(url, answer.why);
      else works(url);
    },
    logChanges() {
      if (started.size > 0) log.warn({ why: Object.fromEntries(started) }, 'official pages cannot be read');
      if (recovered.length > 0) log.info({ pages: recovered }, 'official pages can be read again');
      started = new Map();
      recovered = [];
    },
  };
}
