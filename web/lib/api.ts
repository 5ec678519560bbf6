/** Every call of the pages to the server; the only fetch of the web room. */
import type {
  Account,
  AttemptReply,
  AttemptRequest,
  BadgeDocument,
  BadgeList,
  ErrorReply,
  Export,
  Identity,
} from '../../domain/wire.ts';
import { isPerhapsSignedIn } from './session-hint.ts';

/** The server answered, and the answer is no. */
export class Refusal extends Error {
  readonly status: number;
  readonly retryAfterSeconds: number | undefined;
  constructor(message: string, status: number, retryAfterSeconds?: number) {
    super(message);
    this.name = 'Refusal';
    this.status = status;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** The server does not know who asks, or no longer. */
export const isSignedOut = (error: unknown): boolean => error instanceof Refusal && error.status === 401;

/** Nobody answered: no signal, or the server is away. */
export class Unreachable extends Error {
  constructor(cause: unknown) {
    super('The server cannot be reached', { cause });
    this.name = 'Unreachable';
  }
}

/** With one bar of signal a call may hang for ever: whoever waits is told before they lose patience. */
const longestMs = 20_000;

async function call(method: string, path: string, body?: unknown): Promise<Response> {
  const init: RequestInit = { method, credentials: 'include', signal: AbortSignal.timeout(longestMs) };
  if (body !== undefined) {
    init.headers = { 'content-type': 'application/json' };
    init.body = JSON.stringify(body);
  }
  const response = await fetch(`/v1${path}`, init).catch(unreachable);
  if (response.ok) return response;
  const fault = (await response.json().catch(() => ({}))) as Partial<ErrorReply>;
  const retryAfter = Number(response.headers.get('retry-after')) || undefined;
  throw new Refusal(fault.message ?? `The server answered ${response.status}`, response.status, retryAfter);
}

function unreachable(cause: unknown): never {
  throw new Unreachable(cause);
}

/** An answer that breaks off, or is not ours but some hotel's sign-in page, is none. */
const bodyOf = <T>(response: Response): Promise<T> => response.json().catch(unreachable);

const read = async <T>(path: string): Promise<T> => bodyOf<T>(await call('GET', path));

/** undefined means signed out. A missing name or e-mail is filled from the linked identity. */
export async function fetchAccount(): Promise<Account | undefined> {
  if (!isPerhapsSignedIn()) return undefined;
  try {
    return await completed(await read<Account>('/account'));
  } catch (error) {
    if (isSignedOut(error)) return undefined;
    throw error;
  }
}

async function completed(account: Account): Promise<Account> {
  if (account.name && account.email) return account;
  try {
    const { identities } = await read<{ identities: Identity[] }>('/account/identities');
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

/** More than there will be badges for a long time. */
const badgeLimit = 200;

export async function fetchBadges(userId: string): Promise<BadgeDocument[]> {
  const queries = [
    { method: 'equal', attribute: 'userId', values: [userId] },
    { method: 'limit', values: [badgeLimit] },
  ];
  const search = new URLSearchParams(queries.map((query, i) => [`queries[${i}]`, JSON.stringify(query)]));
  const { documents } = await read<BadgeList>(`/databases/main/collections/userbadges/documents?${search}`);
  return documents;
}

export const sendAttempt = async (attempt: AttemptRequest): Promise<AttemptReply> =>
  bodyOf(await call('POST', '/badges/attempts', attempt));

export const fetchExport = (): Promise<Export> => read<Export>('/account/export');
export const exportAddress = '/v1/account/export';

export const endCurrentSession = () => call('DELETE', '/account/sessions/current');
export const endAllSessions = () => call('DELETE', '/account/sessions');
export const deleteAccount = () => call('DELETE', '/account');
