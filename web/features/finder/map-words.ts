/** What the finder's map says. */
import { state } from '../../../content/state.ts';

export const mapWords = {
  waiting: 'Loading the map…',
  failed: 'The map didn’t load. The list has every hike.',
  markers: 'Trailheads on the map. Use the arrow keys to move between them, plus and minus to zoom',
  crowd: (count: number, park: string) => `${count} hikes around ${park}: zoom in`,
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  all: 'All',
  ofState: `of ${state.name}`,
  close: 'Close',
  closed: ', closed',
  you: 'You',
};
