/** The state of the guide. Page scripts import it too, so it has nothing that only the build needs. */
import type { State } from '../domain/site.ts';

export const state: State = {
  name: 'Minnesota',
  code: 'MN',
  timeZone: 'America/Chicago',
  clock: { winter: -6, summer: -5 },
  /** Check every season: prices are set by the legislature. */
  permit: {
    name: 'Minnesota State Park vehicle permit',
    dayDollars: 7,
    yearDollars: 35,
    inDoubt: { through: 2025, bringDollars: 10 },
    url: 'https://www.dnr.state.mn.us/state_parks/permit.html',
  },
  hunts: { name: 'the DNR’s hunt list', url: 'https://www.dnr.state.mn.us/state_parks/hunting.html' },
  exampleTown: 'St. Paul',
  /** In the western suburbs of the Twin Cities. */
  testBadge: { latitude: 44.94, longitude: -93.5 },
};
