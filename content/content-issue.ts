/** An error in the content, with enough detail for an author to fix it without reading code. */
export type Fault = {
  file: string;
  /** Position in the file, if known. */
  line?: number;
  field: string;
  /** Continues the sentence "expected …". */
  expected: string;
  hint: string;
};

/** One block per error: the position in the format of editors (file:line), what was expected, a hint. */
export const faultLines = (faults: readonly Fault[]): string =>
  faults
    .map(({ file, line, field, expected, hint }) => {
      const place = line === undefined ? file : `${file}:${line}`;
      return `  ${place}\n    ${field}: expected ${expected}\n    hint: ${hint}`;
    })
    .join('\n');

export class ContentError extends Error {
  readonly faults: Fault[];
  constructor(faults: Fault[]) {
    super(`The content has ${faults.length === 1 ? 'a fault' : `${faults.length} faults`}:\n${faultLines(faults)}`);
    this.name = 'ContentError';
    this.faults = faults;
  }
}
