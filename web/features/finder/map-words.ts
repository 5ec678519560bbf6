/** What the finder's map says. */
import { state } from '../../../content/state.ts';

export const mapWords = {
  waiting: 'Unfolding the map…',
  failed: 'The map could not be fetched. The list has it all.',
  markers: 'Trailheads on the map: the arrow keys go from one to the next, plus and minus zoom',
  crowd: (count: number, park: string) => `${count} hikes around ${park}: zoom in`,
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  all: 'All',
  ofState: `of ${state.name}`,
  close: 'Close',
  away: (miles: string) => `${miles} away`,
  you: 'You',
};
