/** What is wrong with the content, so that an author can mend it without reading code. */
export type Fault = { file: string; field: string; expected: string; hint: string };

export class ContentError extends Error {
  readonly faults: Fault[];
  constructor(faults: Fault[]) {
    const lines = faults.map((f) => `  ${f.file}\n    ${f.field}: expected ${f.expected}\n    hint: ${f.hint}`);
    super(`The content has ${faults.length === 1 ? 'a fault' : `${faults.length} faults`}:\n${lines.join('\n')}`);
    this.name = 'ContentError';
    this.faults = faults;
  }
}
