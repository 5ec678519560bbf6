/** The content of this guide, read once for all files that a worker runs; it is frozen, so no test can change it for the next. */
import { loadContent } from '../content/load.ts';

export const ourContent = loadContent();
