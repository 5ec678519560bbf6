import { storedNote } from '../../../lib/note.ts';

/** A trail page sent the hiker to report conditions. In the session's storage, so that no link from elsewhere starts a location check. */
const sentToReport = storedNote<true>('sessionStorage', 'report-here');

/** On a trail page: the link leads to the collection, which checks the location. */
export function initReportHere(): void {
  for (const link of document.querySelectorAll('[data-report-here]'))
    link.addEventListener('click', () => sentToReport.write(true));
}

export function takeSentToReport(): boolean {
  const isSent = sentToReport.read() === true;
  sentToReport.erase();
  return isSent;
}
