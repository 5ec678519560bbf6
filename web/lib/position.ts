/** The position of a device at a point in time; the accuracy in meters. */
export type Position = { latitude: number; longitude: number; accuracy: number; takenAt: string };
