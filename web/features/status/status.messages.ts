/** What changes by the day, on the page of a hike. */
export const todayMessages = {
  title: 'Today',
  wholeYear: 'Through the year',
  onTheTrail: 'On the trail',
  /** Before and after the phone number, and a link to the dates where there is one. */
  call: 'Call',
  orCheck: 'or check',
  beforeYouGo: 'before you go.',
  quiet: 'No closures posted.',
  /** Not in the deer season. */
  noHunt: 'We know of no hunt here today.',
  conditions: 'Current conditions',
  noConditions: 'No one posts conditions for this hike. Check the sky, and when in doubt, turn around.',
  /** In a month of the calendar, for screen readers. */
  holds: 'yes',
};

export const daylightMessages = {
  title: 'Daylight',
  oneWay: 'One way, with a car at the other end:',
  /** Under the sky of one day. */
  hours: ['6 AM', 'noon', '6 PM'],
};

/** What only the reader's clock knows. */
export const lightNow = {
  startBy: (time: string) => `Start by ${time}`,
  toSpare: 'to be back before dark, with half an hour to spare.',
  tooLate: 'Too late to be back before dark',
  tooLateMore: (sunset: string) => `Sunset is at ${sunset}. Bring a light, or come tomorrow.`,
  longerThanDay: 'Too long for one day’s daylight',
  bringLight: 'Bring a light, or turn back early.',
  sunsetIs: (time: string) => `Sunset is at ${time}`,
  sunsetWas: (time: string) => `Sunset was at ${time}`,
  tomorrow: (time: string) => `Tomorrow, start by ${time} to be back before dark.`,
  range: (rise: string, set: string) => `Sunrise ${rise}, sunset ${set}.`,
};
