/** On the link while it leads away. By itself, because every page fetches it. */
export const signingIn = 'Signing in…';

export const needsSignal = 'Signing in needs a signal.';
