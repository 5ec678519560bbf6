/** On the link while it leads away. By itself, because the script of every page carries it. */
export const signingIn = 'Signing in…';

export const needsSignal = 'You need a signal to sign in.';
