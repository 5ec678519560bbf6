/** What is wrong with a picture, said so that its author can mend it. */
import type { Fault } from '../../content/fault.ts';

export class ArtError extends Error {
  readonly faults: readonly Fault[];

  constructor(faults: readonly Fault[]) {
    const lines = faults.map(
      ({ file, field, expected, hint }) => `  ${file}\n    ${field}: expected ${expected}\n    hint: ${hint}`,
    );
    super(`The pictures have ${faults.length === 1 ? 'a fault' : `${faults.length} faults`}:\n${lines.join('\n')}`);
    this.name = 'ArtError';
    this.faults = faults;
  }
}
