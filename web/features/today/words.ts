/** Sunrise, sunset and the light between, on the page of a hike. */
const daylight = 'Daylight';

export const daylightWords = {
  title: 'Daylight at the trailhead',
  sunrise: 'Sunrise',
  daylight,
  sunset: 'Sunset',
  /** Under the sky of one day. */
  hours: ['3 AM', '6 AM', '9 AM', 'noon', '3 PM', '6 PM', '9 PM'],
};

/** What only the reader's clock knows. */
export const lightNow = {
  daylight,
  left: 'Daylight left',
  hours: (hours: number) => `${hours} h`,
  minutes: (minutes: number) => `${minutes} min`,
  sunHasSet: (time: string) => `The sun set at ${time}.`,
  tooLate: 'Too late to be back well before sunset: bring a light, or come tomorrow.',
  setOutBy: (time: string) => `Start by ${time} to be back half an hour before sunset.`,
};

/** Where days are short, among what holds right now. */
export const shortDays = {
  bringLight: (sunset: string) => `Short days: the sun sets at ${sunset}. Bring a light.`,
  startBy: (sunset: string, latest: string) =>
    `Short days: sunset is at ${sunset}. Start by ${latest} to be back half an hour before it.`,
};
