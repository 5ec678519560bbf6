/** The name of the site, who runs it, and what its pages show. domain/site.ts explains every field. */
import type { Site } from '../domain/site.ts';

export const site: Site = {
  name: 'North Star Trails',
  shortName: 'North Star',
  headline: ['under the', 'North Star'],
  motto: { text: "L'Étoile du Nord", language: 'fr' },
  origin: 'https://northstartrails.example',
  contact: { user: 'hello', host: 'northstartrails.example' },
  sisterSite: {
    name: 'Lantern Prompts',
    url: 'https://lanternprompts.example',
    about: 'a site of free AI prompts',
  },
  reach: 'from falls on the Pigeon River to quartzite cliffs near the South Dakota line',
  posters: ['north-shore/split-rock', 'west-and-southwest/blue-mounds'],
  pictures: { about: 'central', beforeYouGo: 'north-shore' },
  screenshot: 'north-shore/tettegouche-trail',
  policyDate: '2025-09-29',
  pictureLicense: { name: 'CC BY 4.0', url: 'https://creativecommons.org/licenses/by/4.0/' },
};
