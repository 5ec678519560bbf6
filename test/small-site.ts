/** The minimal site: the page that / and every unknown path redirect to. */
import { homePath } from '../domain/wire/not-found.ts';
import { fileOf, type Site } from '../server/site/site.ts';

export const pageOf = (text: string) => fileOf('index.html', Buffer.from(text));

export const smallSite: Site = new Map([[homePath, pageOf('<!doctype html><title>Hikes</title>')]]);
