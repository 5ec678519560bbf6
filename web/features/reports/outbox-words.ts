/** Why the device itself gives up on a report. In a file of its own because the service worker needs no other words. */
export const waitedTooLong = 'it waited too long to be sent';
