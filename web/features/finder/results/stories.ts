/** The text of the stories, for full-text search. */
export const storiesAddress = '/finder/stories.json';
/** By the id of a hike. */
export type Stories = Readonly<Record<string, string>>;
