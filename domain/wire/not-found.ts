/** Where / leads. */
export const homePath = '/hikes';

/** Where on the front page an unknown address leads; the line there shows only to who comes that way. */
export const notFoundId = 'not-found';
/** Where unknown addresses lead: the same page, with a line that says so. */
export const notFoundPath = `${homePath}#${notFoundId}`;
