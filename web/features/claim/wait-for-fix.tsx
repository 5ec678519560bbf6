/** The fix is still too inaccurate: shows its accuracy and how long a better one is awaited. */
import { useEffect, useState } from 'react';
import type { VagueFix } from '../../lib/geolocation.ts';
import { accuracyWords } from '../../lib/text/distance.ts';
import { checking } from './question-words.ts';

export function WaitForFix({ accuracy, until }: VagueFix) {
  return (
    <>
      {checking.vague(accuracyWords(accuracy))} <Countdown until={until} />
    </>
  );
}

/** Hidden from the live region, which would announce every second. */
function Countdown({ until }: Pick<VagueFix, 'until'>) {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return <b aria-hidden="true">{checking.secondsLeft(Math.max(0, Math.ceil((until - now) / 1000)))}</b>;
}
