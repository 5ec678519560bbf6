/** Where a device was, and when; the accuracy in meters. */
export type Position = { latitude: number; longitude: number; accuracy: number; takenAt: string };
