/** Errors in a picture, with enough detail for its author to fix them. */
import { type ContentIssue, issueLines } from '../../content/content-issue.ts';

export class ArtError extends Error {
  readonly issues: readonly ContentIssue[];

  constructor(issues: readonly ContentIssue[]) {
    super(`The pictures have ${issues.length === 1 ? 'a fault' : `${issues.length} faults`}:\n${issueLines(issues)}`);
    this.name = 'ArtError';
    this.issues = issues;
  }
}
