/**
 * Shown by a form that lost the signal before it could save anything. In its own file because the other texts load
 * later.
 */
export const unsent = 'No signal. What you wrote stays here while this page is open. Send it again when you have one.';
