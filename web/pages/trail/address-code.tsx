/** The page's URL as a QR code on the printed sheet. */
import qrcode from 'qrcode-generator';
import styles from './address-code.module.css';
import { codeFor } from './trail.messages.ts';

export function AddressCode({ address }: { address: string }) {
  const code = toCode(address);
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

type Code = { size: number; path: string };

/** Draws runs of dark modules as one path with relative moves; without the quiet zone, which the paper provides. */
export function toCode(address: string): Code {
  const code = qrcode(0, 'M');
  code.addData(address);
  code.make();
  const size = code.getModuleCount();
  let path = 'M0 .5';
  let pen = { column: 0, row: 0 };
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column < size; column += 1) {
      let end = column;
      while (end < size && code.isDark(row, end)) end += 1;
      if (end > column) {
        path += `m${column - pen.column} ${row - pen.row}h${end - column}`;
        pen = { column: end, row };
      }
      column = end;
    }
  }
  return { size, path };
}
