/** The ground of the map view: a copy of the map that the page already has, so that nothing more is fetched. */
const prefix = 'finder-';
const svgNamespace = 'http://www.w3.org/2000/svg';

/** What belongs to the first map only: its own dots, counts and scale, which the view replaces. */
const leftOut = '.map-trailheads, .map-scale, .map-count, .map-margin, .map-hit';

export type Land = { svg: SVGSVGElement; ground: SVGGElement };

export function copyLand(original: SVGSVGElement): Land {
  const svg = original.cloneNode(true) as SVGSVGElement;
  for (const element of svg.querySelectorAll(leftOut)) element.remove();
  renameIds(svg);
  linksToGroups(svg);
  holdTowns(svg);
  const ground = document.createElementNS(svgNamespace, 'g');
  ground.append(...svg.childNodes);
  svg.append(ground);
  svg.removeAttribute('role');
  svg.removeAttribute('aria-label');
  svg.setAttribute('aria-hidden', 'true');
  return { svg, ground };
}

/** Two copies of a drawing on one page must not share their ids. */
function renameIds(svg: SVGSVGElement): void {
  for (const element of svg.querySelectorAll('[id]')) element.id = prefix + element.id;
  for (const element of svg.querySelectorAll('use')) {
    element.setAttribute('href', (element.getAttribute('href') ?? '').replace('#', `#${prefix}`));
  }
  for (const element of svg.querySelectorAll('[clip-path]')) {
    element.setAttribute('clip-path', (element.getAttribute('clip-path') ?? '').replace('#', `#${prefix}`));
  }
}

function linksToGroups(svg: SVGSVGElement): void {
  for (const link of svg.querySelectorAll('a')) {
    const group = document.createElementNS(svgNamespace, 'g');
    const region = link.getAttribute('data-region');
    if (region) group.setAttribute('data-region', region);
    group.append(...link.childNodes);
    link.replaceWith(group);
  }
}

/** A town's dot and name keep their size while the land grows: each pair is held together at its dot. */
function holdTowns(svg: SVGSVGElement): void {
  for (const dot of svg.querySelectorAll('.map-town circle')) {
    const name = dot.nextElementSibling;
    const group = document.createElementNS(svgNamespace, 'g');
    group.setAttribute('data-held', '');
    group.style.transformOrigin = `${dot.getAttribute('cx')}px ${dot.getAttribute('cy')}px`;
    dot.replaceWith(group);
    group.append(dot);
    if (name?.tagName === 'text') group.append(name);
  }
}
