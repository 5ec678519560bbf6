/** The minimal site: the page that / and every unknown path redirect to. */
import { homePath } from '../domain/wire/not-found.ts';
import { getFile, type Site } from '../server/site/site.ts';

export const getPage = (text: string) => getFile('index.html', Buffer.from(text));

export const smallSite: Site = new Map([[homePath, getPage('<!doctype html><title>Hikes</title>')]]);
