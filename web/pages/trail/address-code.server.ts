import qrcode from 'qrcode-generator';
import type { Code } from './address-code.tsx';

/** Dark squares as one path, a run of them at a time; without the quiet margin, which the paper gives. */
export function codeOf(address: string): Code {
  const code = qrcode(0, 'M');
  code.addData(address);
  code.make();
  const size = code.getModuleCount();
  const runs: string[] = [];
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column < size; column += 1) {
      let end = column;
      while (end < size && code.isDark(row, end)) end += 1;
      if (end > column) runs.push(`M${column} ${row}h${end - column}v1H${column}z`);
      column = end;
    }
  }
  return { size, path: runs.join('') };
}
