import { calendarEvent, calendarType } from './formats/calendar.ts';
import { file, hikeOf } from './reply.ts';

export const loader = ({ params }: { params: { region?: string; slug?: string } }) =>
  file(calendarEvent(hikeOf(params)), calendarType);
