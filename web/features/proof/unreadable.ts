/** Why nothing can be read out of a file; web/features/proof/verify.messages.ts has the words. */
export type WhyUnreadable =
  | 'too-large'
  | 'empty'
  | 'broken-picture'
  | 'nothing-baked'
  | 'compressed'
  | 'no-json'
  | 'no-badge-file';

export class Unreadable extends Error {
  declare readonly why: WhyUnreadable;
  constructor(why: WhyUnreadable) {
    super(why);
    this.name = 'Unreadable';
    this.why = why;
  }
}
