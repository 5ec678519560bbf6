/** Why a part of a page is missing without JavaScript: it is disabled, was blocked, or failed to load. */
export const scriptMissing = 'It’s off in this browser or didn’t load.';
