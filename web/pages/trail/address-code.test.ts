import qrcode from 'qrcode-generator';
import { expect, test } from 'vitest';
import { toCode } from './address-code.tsx';

/** Rasterizes the path, module by module. */
function drawn({ size, path }: ReturnType<typeof toCode>): string[] {
  const rows = Array.from({ length: size }, () => Array.from({ length: size }, () => '.'));
  let [column, row] = [0, 0];
  for (const [, right, down, dark] of path.matchAll(/m(-?\d+) (-?\d+)h(\d+)/g)) {
    column += Number(right);
    row += Number(down);
    for (const end = column + Number(dark); column < end; column += 1) rows[row]?.splice(column, 1, '#');
  }
  return rows.map((squares) => squares.join(''));
}

test('the printed QR code encodes the URL, module by module', () => {
  const address = 'https://northstartrails.example/trails/north-shore/split-rock';
  const code = qrcode(0, 'M');
  code.addData(address);
  code.make();
  const squares = Array.from({ length: code.getModuleCount() }, (_, i) => i);
  expect(drawn(toCode(address))).toEqual(
    squares.map((row) => squares.map((column) => (code.isDark(row, column) ? '#' : '.')).join('')),
  );
});
