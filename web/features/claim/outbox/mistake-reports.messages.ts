/** Why the device gives up on a report. In its own file because the service worker needs no other texts. */
export const waitedTooLong = 'it waited too long to be sent';
