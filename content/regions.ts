/** The six regions, in the order in which every page lists them. */
import type { RegionSlug } from '../domain/trail.ts';

export type Region = {
  slug: RegionSlug;
  /** Short key: selects the region's colors and badge outline in the style sheet. */
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
      'From the gorge at Jay Cooke to the Pigeon River on the Ontario line, the rivers fall fast to Lake Superior. Most of these hikes follow one of them, to waterfalls and to a kettle that swallows half a river. One walks below a lighthouse, and two turn inland to small lakes in the woods.',
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
      'Three rivers come together around Minneapolis and St. Paul, and most of these walks keep to one of them: bluffs above the St. Croix, an island where the Minnesota joins the Mississippi, a waterfall at the end of a city creek. The others climb the hills that the last glacier left to the south and west.',
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
      'Along the Mississippi the last glaciers never came, and the streams have had time to cut steep bluffs and hollow out caves. Some of these hikes look down on the river from the rim. Others lie farther west, where the ice did reach, and follow a lake shore, an old railroad grade or a creek through what is left of the Big Woods.',
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
      'The ice melted here in blocks and dropped its rubble in heaps, which is why there are kettle lakes, round hills and bogs. These hikes climb the hills for the view, wind between the lakes, cross a tamarack bog on planks and follow old ways of ox carts and voyageurs.',
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
      'The flat bed of Glacial Lake Agassiz meets the hills of the lake country here. The hikes show both: tallgrass prairie, a dam from the dry 1930s that is being replaced, maple hills known for their fall color, and the stones where the Mississippi leaves its lake.',
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
      'Mostly prairie, with stone and water breaking through: a cliff of pink quartzite, quarries of red pipestone that Native people work to this day, bison, a creek that falls twice, and wooded river valleys below the level of the fields.',
    backText: 'Back to West/Southwest Trails',
  },
];
