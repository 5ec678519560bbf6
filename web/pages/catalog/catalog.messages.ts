/** The catalog of all badges. */
import { site } from '../../../content/site.ts';

export const catalogPage = {
  title: `${site.name} Badge Catalog`,
  description: (badges: number) =>
    `All ${badges} badges, one for each hike, A to Z, each in the shape and color of its region.`,
  lead: (badges: number) =>
    `These are all ${badges} badges, one for each hike. Each region has its own shape and color.`,
};
