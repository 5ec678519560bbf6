/** The content of this guide, loaded once per worker and frozen, so that no test can change it for the next. */
import { loadContent } from '../content/load.ts';

export const ourContent = loadContent();
