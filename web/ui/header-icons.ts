import { calendarCheck, magnifyingGlass, map, medal, question, signpost } from './icons.ts';

/** Inlined in every page, because they are visible at once; the others load later, in a separate file. */
export const headerIcons: string[] = [map, magnifyingGlass, calendarCheck, medal, question, signpost];
