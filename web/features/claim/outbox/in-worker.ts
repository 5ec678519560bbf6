/**
 * The owner of claims in the service worker, which sees no cookies: it asks the server who is signed in. Nor can it ask
 * that the storage is not cleared: a page does.
 */
import { fetchAccount } from '../../../lib/api.ts';
import { sendWhenClosed } from './background.ts';
import { ownClaims } from './claims.ts';
import { device, serverFor } from './device.ts';

export const claims = ownClaims({
  ...device(),
  server: serverFor(fetchAccount, () => undefined),
  browser: { sendWhenClosed, keepFromClearing: () => {} },
  isWorker: true,
});
