/** Where the hikes are that the finder of a large guide reads when it is first used. A small one has them in its page. */
export const hikesAddress = '/finder/hikes.json';
