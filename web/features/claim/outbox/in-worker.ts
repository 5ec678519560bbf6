/**
 * The outbox of the service worker. It cannot read cookies, so it asks the server who is signed in; nor can it request
 * persistent storage, which pages do.
 */
import { fetchAccount } from '../../../lib/api.ts';
import { ownClaims } from './claims.ts';
import { device, sendWhenClosed, serverFor } from './device.ts';

export const claims = ownClaims({
  ...device(),
  server: serverFor(fetchAccount, () => undefined),
  browser: { sendWhenClosed, keepFromClearing: () => {} },
  isWorker: true,
});
