/** Why the device itself gives a report up. By itself, because the sender in the background needs no other word. */
export const waitedTooLong = 'it waited too long';
