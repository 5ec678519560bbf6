/** The six regions, in the order in which every page lists them. */
import type { RegionSlug } from '../domain/trail.ts';

export type Region = {
  slug: RegionSlug;
  /** Short key: selects the region's colours and badge outline in the style sheet. */
  code: 'ns' | 'me' | 'se' | 'ce' | 'nw' | 'sw';
  /** The address of its list page. */
  path: string;
  name: string;
  /** How the overview card of a hike names it, where that differs. */
  longName: string;
  /** One line for the key of the map. */
  tagline: string;
  intro: string;
  backText: string;
};

export const regions: readonly Region[] = [
  {
    slug: 'north-shore',
    code: 'ns',
    path: '/northshore',
    name: 'North Shore',
    longName: 'North Shore',
    tagline: 'Waterfalls, cliffs and a lighthouse above Lake Superior',
    intro:
      'From the gorge at Jay Cooke to the Pigeon River on the Ontario line, the rivers fall fast to Lake Superior. Most of these hikes follow one of them, to waterfalls and to a kettle that swallows half a river. One walks below a lighthouse, and one turns inland to a lake near Ely.',
    backText: 'Back to North Shore Trails',
  },
  {
    slug: 'twin-cities-metro',
    code: 'me',
    path: '/metro',
    name: 'Twin Cities Metro',
    longName: 'Twin Cities Metro',
    tagline: 'River bluffs, glacial potholes and a waterfall in the city',
    intro:
      'Three rivers meet around Minneapolis and Saint Paul, and the best walks keep to them: bluffs above the St. Croix, an island where the Minnesota joins the Mississippi, a waterfall at the end of a city creek. The others climb the hills that the last glacier left to the south and west.',
    backText: 'Back to Twin Cities Metro Trails',
  },
  {
    slug: 'southeast',
    code: 'se',
    path: '/southeast',
    name: 'Southeast',
    longName: 'Southeast',
    tagline: 'Bluffs over the Mississippi, a cave and the Big Woods',
    intro:
      'The last glaciers missed this corner, so the streams have had time to cut it into steep bluffs, goat prairies and caves. Some of these hikes look down on the Mississippi from the rim; others follow a lake shore, an old railroad grade or a stream through what is left of the Big Woods.',
    backText: 'Back to Southeast Region Trails',
  },
  {
    slug: 'central',
    code: 'ce',
    path: '/central',
    name: 'Central',
    longName: 'Central',
    tagline: 'Kettle lakes, bog boardwalks and hilltop views',
    intro:
      'Ice melted here in blocks and heaps, and left kettle lakes, round hills and bogs. These hikes climb to the tops for the view, circle the lakes, cross a tamarack bog on planks and follow the roads of oxcarts and voyageurs.',
    backText: 'Back to Central Region Trails',
  },
  {
    slug: 'northwest',
    code: 'nw',
    path: '/northwest',
    name: 'Northwest',
    longName: 'Northwest',
    tagline: 'Tallgrass prairie and the first steps of the Mississippi',
    intro:
      'The flat bed of old Glacial Lake Agassiz meets the hills of the lake country here. The hikes show both: tallgrass prairie, a dam built in the dry 1930s, maple woods that burn red in fall, and the stones across which the Mississippi starts.',
    backText: 'Back to Northwest Region Trails',
  },
  {
    slug: 'west-and-southwest',
    code: 'sw',
    path: '/westsouthwest',
    name: 'West & Southwest',
    longName: 'Western and Southwestern Minnesota',
    tagline: 'Quartzite cliffs, bison and prairie rivers',
    intro:
      'Prairie country, with surprises in its folds: a cliff of pink quartzite, quarries of red pipestone that Native people work to this day, bison, two waterfalls in one stream, and wooded river valleys that the wind passes over.',
    backText: 'Back to West/Southwest Trails',
  },
];
