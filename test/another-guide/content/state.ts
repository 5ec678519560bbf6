/** The shape of the state is real, because maps need one; its hikes, towns and permit are not. */
export const state = {
  name: 'Delaware',
  code: 'DE',
  timeZone: 'America/New_York',
  clock: { winter: -5, summer: -4 },
  permit: { name: 'Invented park permit', dayDollars: 3, yearDollars: 12, url: 'https://permit.example/buy' },
  hunts: { name: 'the invented hunt list', url: 'https://permit.example/hunts' },
  exampleTown: 'Exampleton',
  testBadge: { latitude: 39.1, longitude: -75.5 },
};
