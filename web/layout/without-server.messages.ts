/** Pages that need our server, on static hosting. */
export const withoutServerMessages = {
  title: 'This copy of the guide is for reading',
  lead: 'It has no sign-in, so you can’t earn badges or send us a correction here. Everything else works.',
  badges: 'See the badges',
};
