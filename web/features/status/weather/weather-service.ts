/** The National Weather Service. */
export const service = 'https://www.weather.gov/';
