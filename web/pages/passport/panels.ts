/** The layout of the badges on paper: a page is half a sheet, and a region starts a new page. */

/** As many as fit on half a sheet, three in a row. */
const mostOnPage = 12;

export type RegionPage<Hike> = {
  code: string;
  name: string;
  isContinued: boolean;
  /** Few enough to be drawn larger, two in a row. */
  isRoomy: boolean;
  hikes: Hike[];
};

type Region<Hike> = { code: string; name: string; hikes: readonly Hike[] };

/** A region that does not fit is split evenly. */
export function regionPages<Hike>(regions: readonly Region<Hike>[]): RegionPage<Hike>[] {
  return regions.flatMap(({ code, name, hikes }) => {
    const pages = Math.ceil(hikes.length / mostOnPage);
    const perPage = Math.ceil(hikes.length / pages);
    return Array.from({ length: pages }, (_, i) => ({
      code,
      name,
      isContinued: i > 0,
      isRoomy: perPage <= mostOnPage / 2,
      hikes: hikes.slice(i * perPage, (i + 1) * perPage),
    }));
  });
}

/** The cover in front, the milestones at the back, two pages per sheet. */
export const sheetsFor = (regionPages: number): number => Math.ceil((regionPages + 2) / 2);
