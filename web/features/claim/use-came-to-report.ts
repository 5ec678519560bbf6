/** A hiker who has the badge came from a trail page to report conditions: the location is checked once, for the account's own hiker. */
import { useEffect, useRef, useState } from 'react';
import { takeSentToReport } from '../conditions/report-here.ts';

export function useCameToReport(isReady: boolean, check: () => void): boolean {
  const [isSent] = useState(takeSentToReport);
  const isChecked = useRef(false);
  useEffect(() => {
    if (!isReady || !isSent || isChecked.current) return;
    isChecked.current = true;
    check();
  });
  return isSent;
}
