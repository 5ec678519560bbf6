/** Why a part of a page is missing where no script runs: JavaScript is turned off, or was blocked, or did not arrive. */
export const scriptMissing = 'which is off in this browser or didn’t load';
