/** How long each kind of data is stored: the server and the operator commands obey it, policies and pages quote it. */
export const retention = {
  /** The position of a claim, from when it was taken. */
  positionDays: 90,
  sessionDays: 30,
  /** A sign-in under way, and the count of those that came from one network address. */
  signInMinutes: 10,
  /** What readers report, unless it is done with earlier. */
  reportDays: 180,
  /** A report that a steward has found to be wrong. */
  rejectedReportDays: 7,
  /** What a steward has answered to an item of the queue. */
  answerDays: 400,
  /** What hikers say against a refused try, and its answer. */
  appealDays: 180,
  /** That a hike was taken off a wish list, for devices that have not heard of it. */
  takenOffDays: 90,
  /** The key that ties the condition reports of a day to accounts, from the start of that day. */
  conditionKeyDays: 8,
  /** Copies of the database that `npm run backup` makes into a folder. */
  backupDays: 14,
} as const;

export const dayMs = 24 * 60 * 60_000;
