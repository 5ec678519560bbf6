import { hikeLink } from './page-hikes.ts';

export const HikeLink = () => (
  <template {...hikeLink.template}>
    <span {...hikeLink.slot('comma')}>, </span>
    <a {...hikeLink.slot('hike')} />
  </template>
);
