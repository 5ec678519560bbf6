/** The least that a site can be: the page that / and every unknown path lead to. */
import { homePath } from '../domain/not-found.ts';
import { type Site, variantOf } from '../server/site.ts';

export const pageOf = (text: string) => ({
  contentType: 'text/html; charset=utf-8',
  cacheControl: 'no-cache',
  forAnyOrigin: false,
  variants: { identity: variantOf(Buffer.from(text)) },
});

export const smallSite: Site = new Map([[homePath, pageOf('<!doctype html><title>Hikes</title>')]]);
