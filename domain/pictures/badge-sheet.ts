/** What all badges share: the sheet they are drawn on, the outlines that a region may choose from, and the ribbon. */

/** Intrinsic size; a grid may show badges smaller, never larger. */
export const badgeSize = { width: 390, height: 460 } as const;

export const badgeSheet = `0 0 ${badgeSize.width} ${badgeSize.height}`;

/** One center line (195) and one ribbon, so that a wall of badges lines up. */
export const badgeOutlines = {
  arrowhead: 'M195 22C264 74 344 178 362 334l-76 30 18 58q-109 26-218 0l18-58-76-30C46 178 126 74 195 22z',
  circle: 'M195 26a176 176 0 110 352 176 176 0 110-352z',
  shield: 'M195 24c50 26 106 30 156 24v170c0 108-76 176-156 218C115 394 39 326 39 218V48c50 6 106 2 156-24z',
  hexagon: 'M195 24l160 92v210l-160 104L35 326V116z',
  arch: 'M35 396V192a160 160 0 01320 0v204q-160 52-320 0z',
  diamond: 'M195 18l174 204-174 214L21 222z',
} as const;
export type BadgeShape = keyof typeof badgeOutlines;
export const badgeShapes = Object.keys(badgeOutlines) as [BadgeShape, ...BadgeShape[]];

export const badgeRibbon = { left: 22, right: 368, top: 352, height: 62, bow: 16 } as const;

/** The face of the ribbon, bowed upward. */
export function ribbonOutline(): string {
  const { left, right, top, height, bow } = badgeRibbon;
  const [width, rise] = [right - left, bow * 2];
  return `M${left} ${top}q${width / 2}-${rise} ${width} 0v${height}q${-width / 2}-${rise} ${-width} 0z`;
}

/** Milestones are round where badges stand upright: a scalloped edge, and words along the ring instead of a ribbon. */
export const emblemSize = { width: 390, height: 390 } as const;

export const emblemSheet = `0 0 ${emblemSize.width} ${emblemSize.height}`;

/** The ring of words lies between the edge and the picture. */
export const emblemRadii = { edge: 169, ring: 157, picture: 117 } as const;

const scallops = { count: 24, radius: 24 } as const;

export function emblemOutline(): string {
  const { count, radius } = scallops;
  const middle = emblemSize.width / 2;
  const corner = (i: number) => {
    const angle = ((2 * i - 1) * Math.PI) / count;
    return [Math.sin(angle), -Math.cos(angle)].map((part) => Math.round(middle + part * emblemRadii.edge));
  };
  const arcs = Array.from({ length: count }, (_, i) => {
    const [[fromX = 0, fromY = 0], [toX = 0, toY = 0]] = [corner(i), corner(i + 1)];
    return `a${radius} ${radius} 0 0 1 ${toX - fromX} ${toY - fromY}`;
  });
  return `M${corner(0).join(' ')}${arcs.join('')}z`;
}
