/** Whom the maps owe their data to. Pages that show a map show these; the data files and their licenses lie in art/maps/geodata. */
export type Credit = {
  /** What the data draws. */
  layer: string;
  holders: readonly {
    name: string;
    url: string;
    license?: { name: string; url: string };
  }[];
};

export const mapCredits: readonly Credit[] = [
  {
    layer: 'Boundaries',
    holders: [{ name: 'US Census', url: 'https://www.census.gov/geographies/mapping-files.html' }],
  },
  {
    layer: 'Water',
    holders: [
      { name: 'Natural Earth', url: 'https://www.naturalearthdata.com/' },
      {
        name: 'GSHHG',
        url: 'https://www.soest.hawaii.edu/pwessel/gshhg/',
        license: { name: 'LGPL', url: 'https://www.gnu.org/licenses/lgpl-3.0.html' },
      },
      {
        name: '© OpenStreetMap contributors',
        url: 'https://www.openstreetmap.org/copyright',
        license: { name: 'ODbL', url: 'https://opendatacommons.org/licenses/odbl/1-0/' },
      },
    ],
  },
  {
    layer: 'Towns',
    holders: [
      {
        name: 'GeoNames',
        url: 'https://www.geonames.org/',
        license: { name: 'CC BY 4.0', url: 'https://creativecommons.org/licenses/by/4.0/' },
      },
    ],
  },
];
