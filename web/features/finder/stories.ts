/** Where the words of the stories are, for who searches in them. */
export const storiesAddress = '/finder/stories.json';
/** By the id of a hike. */
export type Stories = Readonly<Record<string, string>>;
