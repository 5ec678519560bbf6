/** Where one types what one looks for. Apart from its field, so that links to it need not carry the finder. */
export const finderFieldId = 'finder-text';
