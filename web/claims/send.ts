/** Sends what waits, each claim once: one tab or worker at a time, and the server knows a claim by its id. */
import { fetchAccount, Refusal, sendAttempt, Unreachable } from '../lib/api.ts';
import { type Claim, isWaiting } from './claim.ts';
import { allClaims, keepClaim } from './store.ts';

/** Also the name of the background sync. */
export const sendingClaims = 'send-claims';

export async function sendWaitingClaims(): Promise<void> {
  await navigator.locks.request(sendingClaims, async () => {
    const waiting = (await allClaims()).filter(isWaiting);
    if (waiting.length === 0) return;
    const owner = await whoIsSignedIn();
    for (const claim of waiting) {
      const outcome = typeof owner === 'string' ? owner : await sendAs(owner.userId, claim);
      if (typeof outcome === 'string') await keepClaim({ ...claim, trouble: outcome });
      else await keepClaim({ ...claim, ...outcome });
    }
  });
}

type Owner = { userId: string };

async function whoIsSignedIn(): Promise<Owner | NonNullable<Claim['trouble']>> {
  try {
    const account = await fetchAccount();
    return account ? { userId: account.$id } : 'signed-out';
  } catch (error) {
    return error instanceof Unreachable ? 'no-signal' : 'server';
  }
}

/** Another hiker's claim on the same device waits for its owner. */
async function sendAs(userId: string, claim: Claim): Promise<Partial<Claim>> {
  if (claim.userId !== undefined && claim.userId !== userId) return { trouble: 'signed-out' };
  const { claimId, latitude, longitude, accuracy, takenAt } = claim;
  try {
    const reply = await sendAttempt({ claimId, latitude, longitude, accuracy, takenAt });
    return { userId, reply, trouble: undefined, retryAt: undefined };
  } catch (error) {
    return troubleOf(error);
  }
}

function troubleOf(error: unknown): Partial<Claim> {
  if (error instanceof Unreachable) return { trouble: 'no-signal' };
  if (!(error instanceof Refusal)) throw error;
  if (error.status === 401) return { trouble: 'signed-out' };
  if (error.status === 429)
    return { trouble: 'too-many', retryAt: Date.now() + (error.retryAfterSeconds ?? 60) * 1000 };
  return { trouble: 'server' };
}

type SyncRegistration = ServiceWorkerRegistration & { sync?: { register(tag: string): Promise<void> } };

/** Where the browser can, it sends even after the page is closed. */
export async function sendWhenBack(): Promise<void> {
  const registration = (await navigator.serviceWorker?.getRegistration()) as SyncRegistration | undefined;
  await registration?.sync?.register(sendingClaims).catch(() => {});
}
