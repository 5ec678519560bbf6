/** The outbox of this page, or of the service worker. */

import { sendReport } from '../../lib/api.ts';
import { createLock } from '../../lib/lock.ts';
import { makeOutbox, type Outbox, sendingReports } from './outbox.ts';
import { openReportStore } from './store.ts';

let box: Outbox | undefined;

export function outbox(): Outbox {
  box ??= makeOutbox({ store: openReportStore(), sendReport, withLock: createLock(sendingReports), now: Date.now });
  return box;
}
