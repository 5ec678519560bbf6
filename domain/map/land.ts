/** The land of a map as SVG, for the build and for the browser alike. Paint comes from the style sheet, by class. */
import type { Land, Layer } from './layers.ts';

export type LandMarkup = {
  /** For the defs element: shapes that are painted more than once, and clip paths. */
  definitions: string;
  ground: string;
  /** By the region's code. */
  region: (code: string) => string;
  overlay: string;
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
  };
}
