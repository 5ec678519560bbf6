/** Records a figure for the table of `npm run bench`; a benchmark that runs alone only prints it. */
import { appendFileSync } from 'node:fs';

export type Figure = {
  what: string;
  figure: string;
  /** The baseline of the same run, and our ratio to it. */
  beside?: string;
  ratio?: number;
  bar?: string;
};

export function record(...figures: Figure[]): void {
  const { BENCH_FILE: file } = process.env;
  if (file) appendFileSync(file, figures.map((figure) => `${JSON.stringify(figure)}\n`).join(''));
}
