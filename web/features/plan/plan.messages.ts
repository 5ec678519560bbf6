/** A day or two with several hikes: the page, its calendar file and its print. */
import { state } from '../../../content/state.ts';
import { latestHome, mostHikes, type WhyLeft } from '../../../domain/plan/plan.ts';
import { capitalized, formatCount } from '../../../domain/units.ts';
import { driveMessages } from '../../lib/text/drive.ts';

const hikes = (count: number): string => `${formatCount(count)} ${count === 1 ? 'hike' : 'hikes'}`;
const you = (name: string): string => (name === driveMessages.you ? 'where you are' : name);

export const planMessages = {
  title: 'Plan a day',
  description: `Up to ${formatCount(mostHikes)} ${state.name} hikes in the order with the least driving, all done before dark, with times to leave, arrive and be back.`,
  lead: `Up to ${formatCount(mostHikes)} hikes, in the order with the least driving, all done before dark.`,
  withoutScript:
    'Plans are made on your device and need JavaScript. Each trail page has its own directions and daylight.',
  day: 'Day',
  leave: 'Leave at',
  /** 8 AM */
  hour: (hour: number) => `${hour % 12 || 12} ${hour < 12 ? 'AM' : 'PM'}`,
  from: 'From',
  fromPlaceholder: 'Town or ZIP code',
  nearMe: 'Near me',
  looking: 'Looking…',
  refused: 'We couldn’t get your location. Type a town instead.',
  noPlace: 'Where do you start? Type a town or a ZIP code, or tap Near me.',
  noHikes: 'No hikes to plan yet. Save some to your list, or find some and tap Plan a day.',
  find: 'Find hikes',
  past: 'That day has passed. Pick another one.',
  working: 'Working out the drives…',
  /** Four hikes in one day, with 2 hr 10 min of driving. */
  summary: (count: number, days: number, driven: number) =>
    `${capitalized(hikes(count))} in ${days === 1 ? 'one day' : 'two days'}, with ${driveMessages.short(driven)} of driving.`,
  nothingFits: 'None of these hikes fit that day.',
  leaving: (name: string) => `Leave ${you(name)}`,
  drive: (minutes: number) => `${driveMessages.short(minutes)} drive`,
  back: (name: string) => (name === driveMessages.you ? 'Back where you started' : `Back in ${name}`),
  until: (time: string) => `Hike until ${time}`,
  sunset: (time: string) => `sunset ${time}`,
  remove: 'Remove',
  oneWay: 'one way with a car at the other end',
  left: 'Doesn’t fit',
  why: {
    closed: 'Closed then',
    unknown: 'We don’t know how long it takes',
    'too far': 'Too far or too long for the daylight',
    'no room': 'No time left after the others',
  } satisfies Record<WhyLeft, string>,
  tooMany: (names: readonly string[]) =>
    `A plan has room for ${formatCount(mostHikes)} hikes, so we left out the farthest: ${names.join(', ')}.`,
  notes: (days: number, name: string) =>
    [
      'Driving times are estimates without traffic. We use each hike’s longer time. Add your own breaks.',
      `Every hike ends at least half an hour before sunset, and you’re back by ${latestHome / 60 - 12} PM.`,
      ...(days > 1 ? [`Both days start and end ${name === driveMessages.you ? 'where you are' : `in ${name}`}.`] : []),
    ].join(' '),
  straightLines: 'We couldn’t load the roads. Drive times are rough guesses.',
  share: 'Share',
  print: 'Print',
  calendar: 'Add to calendar',
  calendarName: 'north-star-trails-plan.ics',
  /** In the calendar file. */
  event: (from: string, leave: string, drive: number) =>
    `Leave ${you(from)} at ${leave}. The drive takes about ${driveMessages.short(drive)}.`,
};
