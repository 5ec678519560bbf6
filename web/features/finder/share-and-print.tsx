/**
 * Shares the results by URL or on paper. The visitor's own list is written out hike by hike, because it is stored on
 * this device.
 */
import { useState } from 'react';
import { shareAddress } from '../../lib/share.ts';
import { Icon } from '../../ui/icon.tsx';
import * as icons from '../../ui/icons.ts';
import { linkCopied } from '../../ui/share-words.ts';
import styles from './finder.module.css';
import { listWords } from './lists-words.ts';

export function ShareAndPrint({ search }: { search: string }) {
  const [said, say] = useState('');
  const url = `${location.origin}${location.pathname}${search}#find`;
  const share = async () => {
    const done = await shareAddress(document.title, url);
    say(done === 'copied' ? linkCopied : done === 'failed' ? url : '');
  };
  return (
    <>
      <button type="button" className="quiet" onClick={share}>
        <Icon drawing={icons.share} /> {listWords.share}
      </button>
      <button type="button" className="quiet" onClick={() => print()}>
        <Icon drawing={icons.printer} /> {listWords.print}
      </button>
      <span className={styles.said} role="status">
        {said}
      </span>
    </>
  );
}
