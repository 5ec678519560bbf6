/** The display name of the identity provider: OIDC_NAME, if the operator sets another than Google at build time. */
export const providerName: string = import.meta.env.OIDC_NAME || 'Google';
export const isGoogle = providerName === 'Google';
