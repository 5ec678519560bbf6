/** The outbox of this page, or of the service worker. */
import { turns } from '../claims/turns.ts';
import { sendReport } from '../lib/api.ts';
import { makeOutbox, type Outbox, sendingReports } from './outbox.ts';
import { openReportStore } from './store.ts';

let box: Outbox | undefined;

export function outbox(): Outbox {
  box ??= makeOutbox({ store: openReportStore(), sendReport, inTurn: turns(sendingReports), now: Date.now });
  return box;
}
