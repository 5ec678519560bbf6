/** Console output since the last test ended. */
export const complaints: string[] = [];
export const expected: RegExp[] = [];

/** Expects this test to log a matching warning or error, and fails it otherwise. */
export function expectComplaint(pattern: RegExp): void {
  expected.push(pattern);
}
