/** Forecasts and alerts of the National Weather Service, as pages read them. The units are the service's: °F, mph, percent. */

export const skies = ['sun', 'cloud', 'rain', 'snow', 'storm', 'fog', 'wind'] as const;
export type Sky = (typeof skies)[number];

export type ForecastDay = {
  /** By the clock of the state: 2026-11-21. In the evening today has a night only: no high, and the night's words. */
  day: string;
  sky: Sky;
  /** The service's own short phrase: "Chance Snow Showers". */
  words: string;
  high?: number | undefined;
  low?: number | undefined;
  /** Chance of rain or snow. Left out where the service gives none, which does not mean dry. */
  chance?: number | undefined;
  /** The upper figure of "5 to 10 mph". */
  wind?: number | undefined;
};

/** The forecast of one cell, for all the hikes in it. */
export type Forecast = {
  /** Slugs. */
  hikes: string[];
  /** When the service made it. */
  asOf: string;
  /** It is not shown from this moment on: 18 hours after it was made. */
  until: string;
  /** At most seven. The first is today when it is published; a copy that is read after midnight still has yesterday. */
  days: ForecastDay[];
};

/** A warning, watch, advisory or statement that is active or announced, for the hikes it covers. The most severe come first. */
export type WeatherAlert = {
  id: string;
  /** Slugs. */
  hikes: string[];
  /** "Winter Storm Warning" */
  event: string;
  /** The service's own headline. */
  headline: string;
  /** When the hazard begins, which may be days ahead … */
  from: string;
  /** … and when it is over. */
  until: string;
  /** When the service sent it. */
  asOf: string;
  /** Where a person can read it: the service's page of all hazards at the first of these hikes. */
  url: string;
};

/** Of one hike, those that are not over yet by the clock of whoever asks: a hazard that begins tomorrow counts today. */
export const alertsFor = (alerts: readonly WeatherAlert[] | undefined, slug: string, moment: Date): WeatherAlert[] =>
  (alerts ?? []).filter(({ hikes, until }) => hikes.includes(slug) && moment.getTime() < Date.parse(until));
