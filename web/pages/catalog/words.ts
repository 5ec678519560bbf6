/** The catalog of all badges. */
import { site } from '../../../content/site.ts';

export const catalogPage = {
  title: `${site.name} Badge Catalog`,
  description: (badges: number) => `All ${badges} badges, one for each hike, in the outline and color of its region.`,
  lead: (badges: number) =>
    `These are all ${badges} badges, one for each hike. The outline and the color of the border tell the region.`,
};
