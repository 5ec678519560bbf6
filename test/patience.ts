/**
 * How many times longer than on a quiet machine a test may take, and may wait for something: TEST_PATIENCE=10 where others work at the
 * same time. What passes does not wait for its limit, so only a red run takes longer.
 */
export const patience = Number(process.env.TEST_PATIENCE ?? 1);
