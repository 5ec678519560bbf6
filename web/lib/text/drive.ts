/** Drive times, in lists and in the collection. */

/** 35 min, 2 hr, 1 hr 40 min */
function shortTime(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours === 0) return `${rest} min`;
  return rest === 0 ? `${hours} hr` : `${hours} hr ${rest} min`;
}

/** The name of the device's position. */
const you = 'you';

export const driveMessages = {
  you,
  time: (minutes: number) => `About ${shortTime(minutes)}`,
  short: shortTime,
  /** After the time. */
  drive: 'drive',
  nearestFirst: (name: string) => `nearest to ${name} first`,
  from: (name: string) => `Estimated driving times from ${name === you ? 'where you are' : name}, without traffic.`,
  estimate: 'Driving times are estimates without traffic.',
  straightLines: 'Miles are in a straight line. The drive is longer.',
  leaving: (when: string) => `Leaving ${when}.`,
  now: 'now',
  at: (time: string) => `at ${time}`,
};
