/** Driving times, in lists and in the collection. */

/** 35 min, 2 h, 1 h 40 */
function shortTime(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours === 0) return `${rest} min`;
  return rest === 0 ? `${hours} h` : `${hours} h ${String(rest).padStart(2, '0')}`;
}

/** The name of the place that the device gives. */
const you = 'you';

export const driveWords = {
  you,
  time: (minutes: number) => `About ${shortTime(minutes)}`,
  byCar: 'by car',
  nearestFirst: (name: string) => `nearest to ${name} first`,
  from: (name: string) => `Driving times from ${name === you ? 'where you are' : name}: estimates without traffic.`,
  estimate: 'Driving times are estimates without traffic.',
  straightLines: 'Miles are straight lines; the road is longer.',
  leaving: (when: string) => `Leaving ${when}.`,
  now: 'now',
  dayOut: (home: string, sunset: string) => `Home about ${home}; sunset there ${sunset}`,
};
