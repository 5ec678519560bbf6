/** Folders of the site whose files carry a hash of their content in the name, so that a copy of them never goes stale. */
export const contentFolders = ['assets', 'art', 'maps'];

/** @param address with or without the slash in front: /assets/site-3f2a.js */
export const isNamedByContent = (address: string): boolean =>
  contentFolders.some((folder) => address.replace(/^\//, '').startsWith(`${folder}/`));
