/** Folders whose file names contain a content hash, so that cached copies never go stale. */
export const contentFolders = ['assets', 'art', 'maps'];

/** The build writes compressed copies next to each file: hikes/index.html.br, hikes/index.html.gz */
export const isCompressedCopy = (file: string): boolean => /\.(br|gz)$/.test(file);

/** @param address with or without the slash in front: /assets/site-3f2a.js */
export const isNamedByContent = (address: string): boolean =>
  contentFolders.some((folder) => address.replace(/^\//, '').startsWith(`${folder}/`));
