/** What a region's page says beside its content. */
export const regionWords = { map: 'Map of the hikes' };
