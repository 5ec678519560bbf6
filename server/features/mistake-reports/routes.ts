/** Reports of wrong facts: JSON from the pages' script, or a plain form. No account is needed. */
import { randomUUID } from 'node:crypto';
import type { FastifyError, FastifyRequest } from 'fastify';
import { dayMs, retention } from '../../../domain/time/retention.ts';
import { mistakeReportLimits, mistakeReportPages } from '../../../domain/wire/mistake-reports.ts';
import { type ReportRequest, reportRequestSchema, reportResponseSchema } from '../../../domain/wire/wire.ts';
import type { Clock } from '../../clock.ts';
import { ApiError } from '../../http/errors.ts';
import { type Fingerprint, getNetwork } from '../../http/fingerprints.ts';
import { type RateLimiter, tooMany } from '../../http/rate-limits.ts';
import { type Api, nothing, rejections } from '../../http/schemas.ts';
import type { Services } from '../../services.ts';
import { saveMistakeReport } from '../../store/mistake-reports.ts';

type Needs = Pick<Services, 'store' | 'files' | 'limiter' | 'fingerprint' | 'clock'>;

const tooManyMistakeReports = (wait: number) =>
  tooMany('That’s a lot of reports in a short time. Thanks, and please try again later.', wait);

const formType = 'application/x-www-form-urlencoded';
const isForm = ({ headers }: FastifyRequest): boolean => headers['content-type']?.startsWith(formType) ?? false;

/** URL encoding turns a letter of many scripts into nine characters. */
const longestBody = 32 * 1024;

export function addMistakeReportRoutes(api: Api, { store, files, limiter, fingerprint, clock }: Needs): void {
  const limits = makeMistakeReportLimits(limiter, clock, fingerprint);
  // Encapsulated: no other call parses forms or answers with a page.
  api.register(async (reports: Api) => {
    reports.addContentTypeParser(formType, { parseAs: 'string' }, (_request, body, done) =>
      done(null, readForm(String(body), clock())),
    );
    reports.setErrorHandler<FastifyError>((error, request, reply) => {
      if (!isForm(request)) throw error;
      return reply.redirect(mistakeReportPages.notSent, 303);
    });

    reports.route({
      method: 'POST',
      url: '/reports',
      bodyLimit: longestBody,
      config: { open: true },
      // Before the body is read, so that refusing a flood is cheap.
      async onRequest(request) {
        const wait = await limits.knownWait(request.ip);
        if (wait !== undefined) throw tooManyMistakeReports(wait);
      },
      schema: {
        operationId: 'createReport',
        summary: 'Report a mistake on a trail page',
        body: reportRequestSchema,
        response: { 201: reportResponseSchema, 303: nothing, ...rejections(429) },
      },
      async handler(request, reply) {
        if (!files.has(request.body.page))
          throw new ApiError(400, 'general_argument_invalid', 'page: there is no such page.');
        const wait = await limits.take(request.ip);
        if (wait !== undefined) throw tooManyMistakeReports(wait);
        const now = clock();
        await saveMistakeReport(store.db, toRow(request.body, now));
        if (isForm(request)) return reply.redirect(mistakeReportPages.sent, 303);
        const erasedAt = new Date(now.getTime() + retention.reportDays * dayMs).toISOString();
        return reply.code(201).send({ reportId: request.body.reportId, erasedAt });
      },
    });
  });
}

/** Validated by the same schema as the script's reports. */
function readForm(body: string, now: Date): ReportRequest {
  const form = new URLSearchParams(body);
  return {
    reportId: randomUUID(),
    page: form.get('page') ?? '',
    facts: form.getAll('facts') as ReportRequest['facts'],
    words: form.get('words') ?? '',
    contact: form.get('contact') ?? '',
    writtenAt: now.toISOString(),
  };
}

const toRow = ({ reportId, page, facts, words, contact, writtenAt }: ReportRequest, now: Date) => ({
  id: reportId.toLowerCase(),
  page,
  facts: [...new Set(facts)].join(' '),
  words,
  contact,
  written_at: new Date(Math.min(Date.parse(writtenAt), now.getTime())).toISOString(), // a device's clock may be ahead
  received_at: now.toISOString(),
});

/**
 * Rate limit of reports: ten an hour per network. The first report of each network has its own budget, so that a few busy
 * networks cannot lock out the others.
 */
type MistakeReportLimits = {
  /** Seconds to wait, if known without a database query. */
  knownWait(address: string): Promise<number | undefined>;
  /** Counts one more; returns the seconds to wait if it is over the limit. */
  take(address: string): Promise<number | undefined>;
};

const minutes = 60;
/** Keys of the budgets that all networks share. */
const [firsts, others] = ['first reports', 'reports'];

/** Only a fingerprint of an address is stored, for an hour. */
function makeMistakeReportLimits(limiter: RateLimiter, clock: Clock, fingerprint: Fingerprint): MistakeReportLimits {
  const { perHour } = mistakeReportLimits;
  const getKey = (address: string) => `report ${fingerprint(`address ${getNetwork(address)}`, clock())}`;
  return {
    // Once the budget of first reports is used up, nothing is counted: otherwise each new network would cost a write.
    knownWait: async (address) => (await limiter.knownWait(firsts)) ?? limiter.knownWait(getKey(address)),
    async take(address) {
      const own = await limiter.take(getKey(address), { most: perHour.network, minutes });
      if (own.wait !== undefined) return own.wait;
      const budget = own.uses === 1 ? ([firsts, perHour.firsts] as const) : ([others, perHour.others] as const);
      return (await limiter.take(budget[0], { most: budget[1], minutes })).wait;
    },
  };
}
