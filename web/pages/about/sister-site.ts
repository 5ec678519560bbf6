import type { Site } from '../../../domain/site.ts';

const isPlaceholder = (url: string): boolean => new URL(url).hostname.endsWith('.example');

/** The placeholder of the example configuration is not linked from a site that has its own address. */
export const linkedSister = ({ sisterSite }: Pick<Site, 'sisterSite'>, origin: string): Site['sisterSite'] =>
  sisterSite && isPlaceholder(sisterSite.url) && !isPlaceholder(origin) ? undefined : sisterSite;
