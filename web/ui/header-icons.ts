import { calendarCheck, magnifyingGlass, map, medal, question, signpost } from './icons.ts';

/** They stand in every page, because every page shows them at once; the others come later, in a file of their own. */
export const headerIcons: string[] = [map, magnifyingGlass, calendarCheck, medal, question, signpost];
