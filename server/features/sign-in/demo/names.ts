/** Known to those who may use the demonstration, apart from it: it is loaded only where it is shown. */
export const demoPath = '/demo-identity';
/** Under which name its identities are kept, whatever its address. */
export const knownAs = 'demo-identity';
