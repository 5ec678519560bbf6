/** The finder's hikes, with their pictures. */
import { type ListedHike, toHike } from '../../domain/finder/hike.ts';
import { type Guide, pictureOf } from './guide.server.ts';

export const listedHikes = ({ listed, pictures }: Guide): ListedHike[] =>
  listed.map((trail) => ({
    ...toHike(trail),
    badgeSrc: pictureOf(pictures.badges, trail.id).src,
    pictureSrc: pictureOf(pictures.heroes, trail.id).src,
  }));
