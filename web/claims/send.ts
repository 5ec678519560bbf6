/** Sends what waits, each claim once: one tab or worker at a time, and the server knows a claim by its id. */
import { fetchAccount, isSignedOut, Refusal, sendAttempt, Unreachable } from '../lib/api.ts';
import { type Claim, isWaiting } from './claim.ts';
import { allClaims, keepClaim } from './store.ts';

/** Also the name of the background sync. */
export const sendingClaims = 'send-claims';

/** Resolves to all claims on this device as they stand then. */
export async function sendWaitingClaims(): Promise<Claim[]> {
  await navigator.locks.request(sendingClaims, async () => {
    const waiting = (await allClaims()).filter(isWaiting);
    if (waiting.length === 0) return;
    let sender = await whoIsSignedIn();
    for (const claim of waiting) {
      const news: Partial<Claim> = sender.userId ? await sendAs(sender.userId, claim) : sender;
      if (news.trouble === 'no-signal') sender = { trouble: 'no-signal' };
      await keepClaim({ ...claim, ...news });
    }
  });
  return allClaims();
}

async function whoIsSignedIn(): Promise<Pick<Claim, 'userId' | 'trouble'>> {
  try {
    const account = await fetchAccount();
    return account ? { userId: account.$id } : { trouble: 'signed-out' };
  } catch (error) {
    return troubleOf(error);
  }
}

async function sendAs(userId: string, claim: Claim): Promise<Partial<Claim>> {
  const isAnothers = claim.userId !== undefined && claim.userId !== userId;
  if (isAnothers || (claim.retryAt ?? 0) > Date.now()) return {};
  const { claimId, latitude, longitude, accuracy, takenAt } = claim;
  try {
    const reply = await sendAttempt({ claimId, latitude, longitude, accuracy, takenAt });
    return { userId, reply, trouble: undefined, retryAt: undefined };
  } catch (error) {
    if (error instanceof Refusal && error.status === 400) return { userId, refusal: error.message, trouble: undefined };
    return { retryAt: undefined, ...troubleOf(error) };
  }
}

const usualPatienceSeconds = 60;

function troubleOf(error: unknown): Pick<Claim, 'trouble' | 'retryAt'> {
  if (error instanceof Unreachable) return { trouble: 'no-signal' };
  if (isSignedOut(error)) return { trouble: 'signed-out' };
  const { status, retryAfterSeconds = usualPatienceSeconds } = error instanceof Refusal ? error : {};
  if (status === 429) return { trouble: 'too-many', retryAt: Date.now() + retryAfterSeconds * 1000 };
  return { trouble: 'server' };
}

type SyncRegistration = ServiceWorkerRegistration & { sync?: { register(tag: string): Promise<void> } };

/** Where the browser can, it sends even after the page is closed. */
export async function sendWhenBack(): Promise<void> {
  const registration = (await navigator.serviceWorker?.getRegistration()) as SyncRegistration | undefined;
  await registration?.sync?.register(sendingClaims).catch(() => {});
}
