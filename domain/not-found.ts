/** Where on the front page an unknown address leads; the line there shows only to who comes that way. */
export const notFoundId = 'not-found';
