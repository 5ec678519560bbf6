/** The id of the search field. In its own file, so that links to it do not import the finder. */
export const finderFieldId = 'finder-text';
