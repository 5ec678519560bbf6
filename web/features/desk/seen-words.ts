/** The desk's texts about condition reports. */
export const seenWords = {
  note: 'From hikers we checked at the trailhead. Each report expires on its own.',
  none: 'No hiker has reported anything in the last few days.',
  remove: 'Remove',
  removeWhat: (what: string, hike: string) => `Remove “${what}” on ${hike}`,
  off: 'Reports are off. None are taken and none are shown.',
  allHikes: 'All hikes',
  switchOn: 'Switch on',
  switchOnWhere: (where: string) => `Switch reports on: ${where}`,
  switchTitle: 'Switch reports off',
  switchFor: 'For',
  switchOff: 'Switch off',
};
