/** The texts of the finder's map. */
import { state } from '../../../content/state.ts';
import type { StatusNow } from '../../../domain/live/status.ts';
import { liveNoticeWords } from '../../ui/live-notice-words.ts';

export const mapWords = {
  waiting: 'Loading the map…',
  failed: 'The map didn’t load. The list has every hike.',
  markers: 'Trailheads on the map. Use the arrow keys to move between them, plus and minus to zoom',
  /** "Jay Cooke State Park, River Trail, hazard, Winter Storm Warning" */
  hike: (park: string, trail: string, { sign, alert }: Partial<StatusNow>) =>
    [park, trail, sign && liveNoticeWords.kinds[sign].toLowerCase(), alert].filter(Boolean).join(', '),
  crowd: (count: number, park: string) => `${count} hikes around ${park}: zoom in`,
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  all: 'All',
  ofState: `of ${state.name}`,
  close: 'Close',
  /** What hikers reported there. */
  seen: (words: string) => (words ? `, ${words.toLowerCase()}` : ''),
  you: 'You',
};
