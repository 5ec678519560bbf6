/** Folders of the site whose files carry a hash of their content in the name, so that a copy of them never goes stale. */
export const contentFolders = ['assets', 'art', 'maps'];

/** The copies that the build makes of a file lie beside it: hikes/index.html.br, hikes/index.html.gz */
export const isCompressedCopy = (file: string): boolean => /\.(br|gz)$/.test(file);

/** @param address with or without the slash in front: /assets/site-3f2a.js */
export const isNamedByContent = (address: string): boolean =>
  contentFolders.some((folder) => address.replace(/^\//, '').startsWith(`${folder}/`));
