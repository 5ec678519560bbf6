/** A fictional guide, small enough to be built in a test. Nothing in it is true, and none of it is to be hiked. */
export const site = {
  name: 'Placeholder Paths',
  shortName: 'Invented',
  headline: ['under an', 'Invented Sky'],
  motto: { text: 'Exemplum', language: 'la' },
  origin: 'https://placeholderpaths.example',
  contact: { user: 'nobody', host: 'placeholderpaths.example' },
  reach: 'from a hill that nobody raised to a point that nobody drew',
  posters: ['upper-example/sample-hill', 'lower-example/invented-point'],
  pictures: { about: 'lower-example', beforeYouGo: 'upper-example' },
  screenshot: 'lower-example/invented-point',
  policyDate: '2026-01-01',
  pictureLicense: { name: 'CC BY 4.0', url: 'https://creativecommons.org/licenses/by/4.0/' },
};
