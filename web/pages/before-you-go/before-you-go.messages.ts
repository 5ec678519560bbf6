/** The texts about single hikes on the Before you go page; its prose is content/before-you-go.md. */
import type { Season, When } from '../../../domain/trail/facts.ts';
import { formatDate } from '../../../domain/units.ts';

/** "November 15 to 25", "November 24 to December 10", "November and December" */
export function formatSpan(when: When): string {
  if ('months' in when) return when.months.map(monthName).join(' and ');
  const [from, to] = [formatDay(when.from), formatDay(when.to)];
  const sameMonth = isYearly(when.from) && when.from.slice(0, 2) === when.to.slice(0, 2);
  return `${from} to ${sameMonth ? Number(when.to.slice(-2)) : to}`;
}

const isYearly = (day: string): boolean => day.length === 'MM-DD'.length;

/** Any year will do: it is cut off again. */
const someYear = '2000';
export const monthName = (month: number): string =>
  formatDate(`${someYear}-${String(month).padStart(2, '0')}`).replace(` ${someYear}`, '');

/** 12-06 → December 6; 2027-10-31 → October 31, 2027 */
const formatDay = (day: string): string =>
  isYearly(day) ? formatDate(`${someYear}-${day}`).replace(`, ${someYear}`, '') : formatDate(day);

export const closing: Record<Season['closes'], string> = {
  all: 'closed',
  part: 'partly closed',
  no: 'open',
  unknown: 'may be closed',
};

export const share = { all: 'All of it', part: 'Part of it', no: 'No' } as const;

export const messages = {
  contents: 'On this page',
  hike: 'Hike',
  between: 'A few days in',
  wheelchair: 'Wheelchair',
  stroller: 'Stroller',
  call: 'Call to confirm.',
  huntClosures: 'Which hikes close for hunts, and when',
  huntSpans: 'Each bar covers every hunt date we know of. Most hunts last a few days, and the dates change every year.',
  staysOpen: 'These parks stayed open during recent hunts: ',
  huntsInDoubt: 'These parks have hunts too. We don’t know what will close next time: ',
  callFirst: 'Call before you go.',
  noHunts: 'We found no hunt at ',
  onWheels: (hikes: number) => `${hikes} hikes for a wheelchair or stroller`,
  wheelsInDoubt: 'We list a hike only where a good source says it works for wheels. When in doubt, we say no.',
  chairs: (parks: number) => `${parks} parks with a track chair`,
  reserveChair:
    'A track chair is an electric chair on treads for rough trails. Call the park to reserve one, and bring someone to help you transfer, because staff can’t.',
  byTransit: (hikes: number, toConfirm: number) =>
    `${hikes} hikes by bus or train${toConfirm > 0 ? `, ${toConfirm} to confirm` : ''}`,
  howWeKnow: 'How we know this',
  /** Before the last of several. */
  and: ' and ',
} as const;
