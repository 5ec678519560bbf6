/** What a bench found, for the one table of `npm run bench`; alone it only prints. */
import { appendFileSync } from 'node:fs';

export type Figure = {
  what: string;
  figure: string;
  /** The rival of the same run, and how we stand beside it. */
  beside?: string;
  ratio?: number;
  bar?: string;
};

export function record(...figures: Figure[]): void {
  const { BENCH_FILE: file } = process.env;
  if (file) appendFileSync(file, figures.map((figure) => `${JSON.stringify(figure)}\n`).join(''));
}
