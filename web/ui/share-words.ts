export const linkCopied = 'The link is copied';
