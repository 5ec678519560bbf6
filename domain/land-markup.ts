/** The land of a map as SVG, for the build and for the browser alike. Paint comes from the style sheet, by class. */
import type { Land, Layer, MapName } from './maps.ts';

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escaped = (text: string): string => text.replace(/[&<>]/g, (character) => entities[character] ?? character);

export type LandMarkup = {
  /** For the defs element: shapes that are painted more than once, and those that cut others. */
  definitions: string;
  ground: string;
  /** By the region's code. */
  region: (code: string) => string;
  overlay: string;
  names: string;
  /** @param note a smaller line below the name of a region, or nothing */
  regionNames: (note: (code: string) => string) => string;
};

/** @param prefix of all ids, so that a page may hold two drawings */
export function landMarkup(land: Land, prefix: string): LandMarkup {
  const { shapes, ground, regions, overlay } = land;
  const layers = [...ground, ...regions.flatMap((region) => region.layers), ...overlay];
  const cutting = new Set(layers.flatMap(({ within }) => within ?? []));
  const isShared = (shape: string) => cutting.has(shape) || layers.filter((layer) => layer.shape === shape).length > 1;

  const definition = (shape: string) => {
    const id = prefix + shape;
    const cut = cutting.has(shape) ? `<clipPath id="${id}-clip"><use href="#${id}"/></clipPath>` : '';
    return `<path id="${id}" d="${shapes[shape]}"/>${cut}`;
  };
  const painted = ({ class: className, shape, within }: Layer) => {
    const cut = within === undefined ? '' : ` clip-path="url(#${prefix}${within}-clip)"`;
    const form = isShared(shape) ? `<use href="#${prefix}${shape}"` : `<path d="${shapes[shape]}"`;
    return `${form} class="${className}"${cut}/>`;
  };
  const all = (list: readonly Layer[]) => list.map(painted).join('');

  return {
    definitions: Object.keys(shapes).filter(isShared).map(definition).join(''),
    ground: all(ground),
    region: (code) => all(regions.find((region) => region.code === code)?.layers ?? []),
    overlay: all(overlay),
    names: land.names.map(nameGroup).join(''),
    regionNames: (note) => {
      const names = land.regionNames.map((name) => regionName(name, note(name.code)));
      return `<g class="map-region-name">${names.join('')}</g>`;
    },
  };
}

function nameGroup({ class: className, size, names }: Land['names'][number]): string {
  const fontSize = size === undefined ? '' : ` font-size="${size}"`;
  return `<g class="${className}"${fontSize}>${names.map(nameMarkup).join('')}</g>`;
}

const dotRadius = 18;

/** A town's dot and name are held together at the dot, so that they can keep their size while the land grows. */
function nameMarkup({ words, at: [x, y], anchor, turn, dot }: MapName): string {
  const aligned = anchor === 'start' ? '' : ` text-anchor="${anchor}"`;
  if (dot) {
    const text = `<text x="${x - dot[0]}" y="${y - dot[1]}"${aligned}>${escaped(words)}</text>`;
    return `<g transform="translate(${dot[0]} ${dot[1]})"><g class="map-held"><circle r="${dotRadius}"/>${text}</g></g>`;
  }
  const place = turn ? `transform="translate(${x} ${y})rotate(${turn})"` : `x="${x}" y="${y}"`;
  return `<text ${place}${aligned}>${escaped(words)}</text>`;
}

function regionName({ code, lines, at: [x, y], leader }: Land['regionNames'][number], note: string): string {
  const rows = lines.map((line, i) => `<tspan x="${x}"${i > 0 ? ' dy="1em"' : ''}>${escaped(line)}</tspan>`);
  const small = note && `<tspan class="map-count" x="${x}" dy="1.3em">${escaped(note)}</tspan>`;
  const line = leader ? `<path class="map-leader" d="M${leader[0].join(' ')}L${leader[1].join(' ')}"/>` : '';
  return `<g data-region="${code}">${line}<text y="${y}">${rows.join('')}${small}</text></g>`;
}
