/** On the link while the browser leaves the page. In its own file, because every page's script contains it. */
export const signingIn = 'Signing in…';

export const needsSignal = 'You need a signal to sign in.';
