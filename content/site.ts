/** What the site is called, who answers for it, and the figures that several pages quote. */
export const site = {
  name: 'North Star Trails',
  motto: "L'Étoile du Nord",
  /** For search engines and installed apps. How many hikes there are is counted, never typed. */
  description: (hikes: string) =>
    `A free field guide to ${hikes} hikes in Minnesota, with a badge to collect at every trailhead.`,
  /** Where the site lives, without a slash at the end; SITE_ORIGIN at build time changes it. */
  origin: 'https://northstartrails.example',
  /** Kept in two parts, so that no page source holds an address that can be harvested. */
  contact: { user: 'hello', host: 'northstartrails.example' },
  sisterSite: {
    name: 'Lantern Prompts',
    url: 'https://lanternprompts.example',
    about: 'a site of free AI prompts',
  },
  /** The hikes that the two posters of the front page lead to. */
  posters: ['north-shore/split-rock', 'west-and-southwest/blue-mounds'],
  policyDate: '2025-09-29',
  /** Check every season: prices are set by the legislature. */
  permit: { dayDollars: 7, yearDollars: 35, url: 'https://www.dnr.state.mn.us/state_parks/permit.html' },
  pictureLicense: { name: 'CC BY 4.0', url: 'https://creativecommons.org/licenses/by/4.0/' },
} as const;
