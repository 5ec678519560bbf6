/** Shares a page of the site with a sentence about what was earned: the system's share sheet, or the link in the clipboard. */
import { useState } from 'react';
import { shareAddress } from '../../lib/share.ts';
import { linkCopied } from '../../ui/share.messages.ts';
import { badgeMessages as words } from './badges.messages.ts';

const said = { shared: '', copied: linkCopied, failed: words.notShared };

export function ShareButton({ text, path, className }: { text: string; path: string; className?: string }) {
  const [outcome, setOutcome] = useState<keyof typeof said>('shared');
  const share = async () => setOutcome(await shareAddress(text, new URL(path, location.href).href));
  return (
    <>
      <button className={className} type="button" onClick={share}>
        {words.share}
      </button>
      <small role="status">{said[outcome]}</small>
    </>
  );
}
