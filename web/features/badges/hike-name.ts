/** Which hike a badge belongs to: the park alone where the badge is named after the trail, else trail and park. */
export function getHikeName({ badge, trail, park }: { badge: string | null; trail: string; park: string }): string {
  return plain(trail).startsWith(plain(badge ?? '')) ? park : `${trail}, ${park}`;
}

/** King’s Bluff Trail and Kings Bluff are the same. */
const plain = (name: string): string => name.toLowerCase().replace(/[^a-z]/g, '');
