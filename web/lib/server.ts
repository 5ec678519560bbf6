/** False on pages for static hosting, which have no accounts, badges, reports or notices: SERVER=none at build time. */
export const hasServer: boolean = import.meta.env.SERVER !== 'none';
