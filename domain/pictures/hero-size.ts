/** Every hike's picture is drawn on a sheet of this size. */
export const heroSize = { width: 1600, height: 800 } as const;
