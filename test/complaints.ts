/** Console output since the last test ended. */
export const complaints: string[] = [];
export const expected: RegExp[] = [];
/** Why test servers answered with 500 since the last test ended; printed if the test fails. */
export const serverErrors: string[] = [];

/** Expects this test to log a matching warning or error, and fails it otherwise. */
export function expectComplaint(pattern: RegExp): void {
  expected.push(pattern);
}
