/** Errors in a picture, with enough detail for its author to fix them. */
import { type Fault, faultLines } from '../../content/content-issue.ts';

export class ArtError extends Error {
  readonly faults: readonly Fault[];

  constructor(faults: readonly Fault[]) {
    super(`The pictures have ${faults.length === 1 ? 'a fault' : `${faults.length} faults`}:\n${faultLines(faults)}`);
    this.name = 'ArtError';
    this.faults = faults;
  }
}
