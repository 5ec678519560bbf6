/** Credits for map and driving data, shown with them on pages. The data files and their licenses are in content/geo. */
export type Credit = {
  /** What is made from the data. */
  what: string;
  /** Set if the license requires attribution by name. */
  holders: readonly { name: string; url: string; license?: string; licenseUrl?: string }[];
};

export const mapCredits: readonly Credit[] = [
  {
    what: 'Boundaries',
    holders: [{ name: 'US Census', url: 'https://www.census.gov/geographies/mapping-files.html' }],
  },
  {
    what: 'Water',
    holders: [
      { name: 'Natural Earth', url: 'https://www.naturalearthdata.com/' },
      {
        name: 'GSHHG',
        url: 'https://www.soest.hawaii.edu/pwessel/gshhg/',
        license: 'LGPL',
        licenseUrl: 'https://www.gnu.org/licenses/lgpl-3.0.html',
      },
      {
        name: '© OpenStreetMap contributors',
        url: 'https://www.openstreetmap.org/copyright',
        license: 'ODbL',
        licenseUrl: 'https://opendatacommons.org/licenses/odbl/1-0/',
      },
    ],
  },
  {
    what: 'Towns',
    holders: [
      {
        name: 'GeoNames',
        url: 'https://www.geonames.org/',
        license: 'CC BY 4.0',
        licenseUrl: 'https://creativecommons.org/licenses/by/4.0/',
      },
    ],
  },
];

/** Sources used only for driving times. */
export const driveCredits: readonly Credit[] = [
  {
    what: 'ZIP codes',
    holders: [
      { name: 'US Census', url: 'https://www.census.gov/programs-surveys/geography/guidance/geo-areas/zctas.html' },
    ],
  },
];
