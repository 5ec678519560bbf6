/** A place as map data have it, in degrees. */
export type Position = readonly [longitude: number, latitude: number];

export const position = ([longitude = Number.NaN, latitude = Number.NaN]: readonly number[]): Position => [
  longitude,
  latitude,
];
