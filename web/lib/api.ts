/** The API client of pages and the service worker. Static files are fetched elsewhere. */
import * as z from 'zod/mini';
import type { ConditionRequest } from '../../domain/status/live-schema.ts';
import {
  accountSchema,
  appealSchema,
  badgeCollection,
  badgeDocumentSchema,
  badgeFieldsSchema,
  type ClaimRequest,
  type CreateAppealRequest,
  type CreateHikerRequest,
  claimResponseSchema,
  type ErrorType,
  errorResponseSchema,
  exportSchema,
  type HikerFields,
  hikerSchema,
  identitySchema,
  ownDatabase,
  type ReportRequest,
  type SavedHikeChange,
  savedHikeListSchema,
} from '../../domain/wire/wire.ts';
import { noteOver, sessionMark } from './session-hint.ts';
import { timeLimit } from './time-limit.ts';

/** The Content-Security-Policy forbids eval, so zod should not try it. */
z.config({ jitless: true });

// Schemas of responses: only the fields that pages use, so that a page cached last month still works with next month's server.

const accountResponse = z.pick(accountSchema, { $id: true, name: true, email: true });
export type Account = z.infer<typeof accountResponse>;

const identitiesResponse = z.object({
  identities: z.array(z.pick(identitySchema, { providerName: true, providerEmail: true })),
});

/** A field that was added later is optional: an older server, or a response stored on the device, may lack it. */
const badgeResponse = z.extend(
  z.partial(z.omit(badgeFieldsSchema, { userId: true })),
  z.extend(z.pick(badgeDocumentSchema, { $id: true, badgeName: true, earnedDate: true }), {
    badgeFile: z._default(z.nullable(z.string()), null),
  }).shape,
);
export type Badge = z.infer<typeof badgeResponse>;

/** Parsed one by one, so that one invalid document does not invalidate the others. */
const badgesResponse = z.object({ documents: z.array(z.unknown()) });

/** A value that this page does not know comes from a later server, and is still valid. */
const orUnknown = <T extends z.ZodMiniType>(known: T) =>
  z.union([
    known,
    z.pipe(
      z.string(),
      z.transform((): 'unknown' => 'unknown'),
    ),
  ]);

const outcome = orUnknown(claimResponseSchema.shape.outcome);
export type OutcomeOrUnknown = z.infer<typeof outcome>;
const claimResponse = z.extend(z.pick(claimResponseSchema, { nearest: true }), {
  outcome,
  awarded: z.array(badgeResponse),
  /** Missing in answers stored by an earlier version, which are about the account's own hiker only. */
  hikers: z.optional(z.array(z.object({ hikerId: z.string(), outcome, awarded: z.array(badgeResponse) }))),
});
export type ClaimResponse = z.infer<typeof claimResponse>;

const conditionResponse = z.object({ day: z.string(), kinds: z.array(z.string()) });
export type ConditionResponse = z.infer<typeof conditionResponse>;

/** A string, because a color that this page does not know must not hide the hiker. */
const hiker = z.extend(z.pick(hikerSchema, { $id: true, name: true }), { color: z.string() });
const hikersResponse = z.object({ hikers: z.array(z.extend(hiker, { badges: z.array(badgeResponse) })) });
/** One of the account's other hikers. */
export type OtherHiker = z.infer<typeof hikersResponse>['hikers'][number];

const { reason, state } = appealSchema.shape;
const appealResponse = z.extend(z.pick(appealSchema, { $id: true, badgeName: true, takenAt: true, answer: true }), {
  reason: orUnknown(reason),
  state: orUnknown(state),
});
export type Appeal = z.infer<typeof appealResponse>;
const appealsResponse = z.object({ appeals: z.array(appealResponse) });

const savedHikeListReply = z.pick(savedHikeListSchema, { userId: true, wishes: true });
export type SavedHikeList = z.infer<typeof savedHikeListReply>;

/** Passed on unchanged, because it is signed. */
const credentialResponse = z.record(z.string(), z.unknown());

const { sessions, attempts, wishes: savedHikes, conditions } = exportSchema.shape;
const claim = z.extend(attempts._zod.def.element, { outcome });
const exportResponse = z.object({
  account: z.extend(accountResponse, { $createdAt: z.string() }),
  identities: z.array(z.pick(identitySchema, { $id: true, providerUid: true })),
  sessions,
  hikers: z.array(hiker),
  badges: z.array(z.extend(badgeResponse, { hikerId: z.string() })),
  attempts: z.array(claim),
  appeals: z.array(appealResponse),
  /** A server of the previous version may not have the next two. */
  wishes: z.optional(savedHikes),
  conditions: z.optional(conditions),
  /** For users with a role at the desk. */
  desk: z.optional(z.object({ role: z.nullable(z.string()) })),
});
export type Export = z.infer<typeof exportResponse>;

const errorResponse = z.extend(z.pick(errorResponseSchema, { message: true }), { type: z.optional(z.string()) });

/** The server responded with an error. */
export class Rejection extends Error {
  // Declared and assigned below: a class field would compile to helper code for old browsers, in a file that others
  // wait for.
  declare readonly status: number;
  /** Missing if the response is not from our server: a captive portal or a filter. */
  declare readonly type: string | undefined;
  declare readonly retryAfterSeconds: number | undefined;
  /** The whole body, for the few errors that contain more than a message. */
  declare readonly body: unknown;
  constructor(
    message: string,
    status: number,
    why: { type?: ErrorType | (string & {}); retryAfterSeconds?: number; body?: unknown } = {},
  ) {
    super(message);
    this.name = 'Rejection';
    this.status = status;
    this.type = why.type;
    this.retryAfterSeconds = why.retryAfterSeconds;
    this.body = why.body;
  }
}

export const isRejected = (error: unknown, type: ErrorType): boolean =>
  error instanceof Rejection && error.type === type;

/** The session is missing or expired. */
export const isSignedOut = (error: unknown): boolean => error instanceof Rejection && error.status === 401;

/** Another user has signed in here since. */
export const isForAnotherAccount = (error: unknown): boolean => isRejected(error, 'user_unauthorized');

/** No response: no signal, or the server is down. */
export class Unreachable extends Error {
  constructor(cause: unknown) {
    super('The server cannot be reached', { cause });
    this.name = 'Unreachable';
  }
}

/** Whether the request may have been processed anyway: no response, or a server error. */
export const isUnanswered = (error: unknown): boolean => !(error instanceof Rejection) || error.status >= 500;

/** A timeout, because a request with a weak signal may hang forever. */
export const longestMs = 20_000;

export async function call(
  method: string,
  path: string,
  body?: unknown,
  credentials: RequestInit['credentials'] = 'include',
): Promise<Response> {
  const session = sessionMark();
  const init: RequestInit = { method, credentials, signal: timeLimit(longestMs) };
  if (body !== undefined) {
    init.headers = { 'content-type': 'application/json' };
    init.body = JSON.stringify(body);
  }
  const response = await fetch(`/v1${path}`, init).catch(unreachable);
  if (response.ok) return response;
  if (response.status === 401) noteOver(session);
  const refused = await response.json().catch(() => undefined);
  const issue = errorResponse.safeParse(refused);
  const { message = `The server answered ${response.status}`, type } = issue.data ?? {};
  const retryAfterSeconds = Number(response.headers.get('retry-after')) || undefined;
  throw new Rejection(message, response.status, { type, retryAfterSeconds, body: refused });
}

function unreachable(cause: unknown): never {
  throw new Unreachable(cause);
}

/** A response that breaks off, or comes from a captive portal, counts as none. */
export async function readBody<T extends z.ZodMiniType>(schema: T, response: Response): Promise<z.output<T>> {
  const body = schema.safeParse(await response.json().catch(unreachable));
  return body.success ? body.data : unreachable(body.error);
}

export const read = async <T extends z.ZodMiniType>(schema: T, path: string): Promise<z.output<T>> =>
  readBody(schema, await call('GET', path));

/** undefined means signed out. A missing name or e-mail is filled from the linked identity. */
export async function fetchAccount(): Promise<Account | undefined> {
  try {
    return await completed(await read(accountResponse, '/account'));
  } catch (error) {
    if (isSignedOut(error)) return undefined;
    throw error;
  }
}

async function completed(account: Account): Promise<Account> {
  if (account.name && account.email) return account;
  try {
    const { identities } = await read(identitiesResponse, '/account/identities');
    const [identity] = identities;
    return {
      ...account,
      name: account.name || identity?.providerName || '',
      email: account.email || identity?.providerEmail || '',
    };
  } catch (error) {
    console.warn('The linked identity could not be read', error);
    return account;
  }
}

/** The server's page size. */
const badgesAtOnce = 200;

export async function fetchBadges(userId: string, after?: Badge): Promise<Badge[]> {
  const queries = [
    { method: 'equal', attribute: 'userId', values: [userId] },
    { method: 'limit', values: [badgesAtOnce] },
    ...(after ? [{ method: 'cursorAfter', values: [after.$id] }] : []),
  ];
  const search = new URLSearchParams(
    queries.map((query, i): [string, string] => [`queries[${i}]`, JSON.stringify(query)]),
  );
  const path = `/databases/${ownDatabase}/collections/${badgeCollection}/documents?${search}`;
  const { documents } = await read(badgesResponse, path);
  const badges = documents.flatMap((document) => {
    const badge = badgeResponse.safeParse(namedBadge(document));
    if (!badge.success) console.warn('A badge could not be read', badge.error);
    return badge.data ?? [];
  });
  const last = badges.at(-1);
  return last && documents.length === badgesAtOnce ? [...badges, ...(await fetchBadges(userId, last))] : badges;
}

/** Records of other servers may have `name` instead of `badgeName`. */
const namedBadge = (document: unknown): unknown =>
  typeof document === 'object' && document && 'name' in document ? { badgeName: document.name, ...document } : document;

export const sendClaim = async (claim: ClaimRequest): Promise<ClaimResponse> =>
  readBody(claimResponse, await call('POST', '/badges/attempts', claim));

export const sendCondition = async (report: ConditionRequest): Promise<ConditionResponse> =>
  readBody(conditionResponse, await call('POST', '/conditions', report));

/** The account's other hikers. */
export const fetchOtherHikers = async (userId: string): Promise<OtherHiker[]> =>
  (await read(hikersResponse, withExpectedUser(userId, '/hikers'))).hikers;
export const addHiker = (userId: string, hiker: CreateHikerRequest) =>
  call('POST', withExpectedUser(userId, '/hikers'), hiker);
export const changeHiker = (userId: string, id: string, fields: HikerFields) =>
  call('PUT', withExpectedUser(userId, `/hikers/${id}`), fields);
export const removeHiker = (userId: string, id: string) => call('DELETE', withExpectedUser(userId, `/hikers/${id}`));

/** Sends this device's changes to the list of saved hikes; the response is the account's whole list. */
export const sendSavedHikes = async (changes: {
  userId: string | undefined;
  wishes: SavedHikeChange[];
}): Promise<SavedHikeList> => readBody(savedHikeListReply, await call('PATCH', '/wishes', changes));

export const sendAppeal = (appeal: CreateAppealRequest) => call('POST', '/appeals', appeal);
export const fetchAppeals = async (): Promise<Appeal[]> => (await read(appealsResponse, '/appeals')).appeals;

export const fetchCredential = (badgeId: string, named: boolean) =>
  read(credentialResponse, `/badges/${encodeURIComponent(badgeId)}/credential?named=${named}`);

/** Without credentials: a report belongs to no account. */
export const sendReport = (report: ReportRequest) => call('POST', '/reports', report, 'omit');

export const fetchExport = (): Promise<Export> => read(exportResponse, '/account/export');
export const exportAddress = '/v1/account/export';

/** Ends this browser's session, if it still has this marker; empty in a hint of an earlier version. */
export const endSession = (mark: string) =>
  call('DELETE', `/account/sessions/current${mark && `?${new URLSearchParams({ session: mark })}`}`);
export const endAllSessions = (userId: string) => endWithSession(withExpectedUser(userId, '/account/sessions'));
export const deleteAccount = (userId: string) => endWithSession(withExpectedUser(userId, '/account'));

async function endWithSession(path: string): Promise<void> {
  const session = sessionMark();
  await call('DELETE', path);
  noteOver(session);
}

/** A page may show a user who has logged out since: the server then refuses the request. */
const withExpectedUser = (userId: string | undefined, path: string): string =>
  userId === undefined ? path : `${path}?${new URLSearchParams({ userId })}`;
