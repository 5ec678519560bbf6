/** What was said on the console since the last test ended. */
export const complaints: string[] = [];
export const expected: RegExp[] = [];

/** This test makes the code complain, and would fail if it did not. */
export function expectComplaint(pattern: RegExp): void {
  expected.push(pattern);
}
