/** Why a part of a page is missing without JavaScript: it is disabled, was blocked, or failed to load. */
export const scriptMissing = 'which is off in this browser or didn’t load';
