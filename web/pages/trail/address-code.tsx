/** The page's URL as a QR code on the printed sheet. */

import styles from './address-code.module.css';
import { codeOf } from './code-of.ts';
import { codeFor } from './words.ts';

export function AddressCode({ address }: { address: string }) {
  const code = codeOf(address);
  return (
    <figure className={styles.code}>
      <svg
        viewBox={`0 0 ${code.size} ${code.size}`}
        role="img"
        aria-label={codeFor(address)}
        shapeRendering="crispEdges"
      >
        <path d={code.path} stroke="#000" />
      </svg>
      <figcaption>{address.replace(/^https?:\/\//, '')}</figcaption>
    </figure>
  );
}
