/** The position of a device at a point in time; the accuracy in meters. In its own file, because the types of a service worker have no geolocation. */
export type Position = { latitude: number; longitude: number; accuracy: number; takenAt: string };
