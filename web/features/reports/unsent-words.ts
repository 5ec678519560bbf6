/** Said by a form that lost the signal before it could keep anything; apart from its other words, which come later. */
export const unsent =
  'No signal. Your words stay here as long as this page is open: send them again when there is one.';
