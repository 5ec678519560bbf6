/** The texts of the finder's map. */
import { state } from '../../../../content/state.ts';
import { statusWord } from '../../../../domain/status/status.messages.ts';
import { getWarnings, type HikeStatus } from '../../../../domain/status/status.ts';

export const mapMessages = {
  waiting: 'Loading the map…',
  failed: 'The map didn’t load. The list has every hike.',
  markers: 'Trailheads on the map. Use the arrow keys to move between them, plus and minus to zoom',
  /** "Jay Cooke State Park, River Trail, hazard, Winter Storm Warning" */
  hike: (park: string, trail: string, status: HikeStatus) =>
    [park, trail, ...getWarnings(status).map((kind) => statusWord(kind, status).toLowerCase()), status.alert]
      .filter(Boolean)
      .join(', '),
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
