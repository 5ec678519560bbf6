/** An error in the content, with enough detail for an author to fix it without reading code. */
export type ContentIssue = {
  file: string;
  /** Position in the file, if known. */
  line?: number;
  field: string;
  /** Continues the sentence "expected …". */
  expected: string;
  hint: string;
};

/** One block per error: the position in the format of editors (file:line), what was expected, a hint. */
export const issueLines = (issues: readonly ContentIssue[]): string =>
  issues
    .map(({ file, line, field, expected, hint }) => {
      const place = line === undefined ? file : `${file}:${line}`;
      return `  ${place}\n    ${field}: expected ${expected}\n    hint: ${hint}`;
    })
    .join('\n');

export class ContentError extends Error {
  readonly issues: ContentIssue[];
  constructor(issues: ContentIssue[]) {
    super(`The content has ${issues.length === 1 ? 'a fault' : `${issues.length} faults`}:\n${issueLines(issues)}`);
    this.name = 'ContentError';
    this.issues = issues;
  }
}
