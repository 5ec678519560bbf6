/** Forecasts and alerts of the National Weather Service, as pages read them. The units are the service's: °F, mph, percent. */

export const skies = ['sun', 'cloud', 'rain', 'snow', 'storm', 'fog', 'wind'] as const;
export type Sky = (typeof skies)[number];

export type ForecastDay = {
  /** Local date: 2026-11-21. In the evening, today has only a night period: no high, and the night's phrase. */
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
  /** When the service issued it. */
  asOf: string;
  /** Expiry: 18 hours after it was issued. */
  until: string;
  /** At most seven. The first is the day of publication; a copy read after midnight still has yesterday. */
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
  /** Link for readers: the service's page of all hazards at the first of these hikes. */
  url: string;
};

/** Alerts of one hike that have not ended by the caller's clock; upcoming ones are included. */
export const alertsFor = (alerts: readonly WeatherAlert[] | undefined, slug: string, moment: Date): WeatherAlert[] =>
  (alerts ?? []).filter(({ hikes, until }) => hikes.includes(slug) && moment.getTime() < Date.parse(until));
