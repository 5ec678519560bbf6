import { readGuide } from '../lib/guide.server.ts';

export const file = (body: string, type: string): Response => new Response(body, { headers: { 'content-type': type } });

/** The hike that an address of the form /trails/:region/:slug/… names, if one can go there. */
export function hikeOf({ region, slug }: { region?: string; slug?: string }) {
  const id = `${region}/${slug}`;
  const trail = readGuide().listed.find((candidate) => candidate.id === id);
  if (!trail) throw new Response('No such hike', { status: 404 });
  return trail;
}
