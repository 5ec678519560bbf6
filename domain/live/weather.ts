/** Forecasts and alerts of the National Weather Service, as pages read them. The units are the service's: °F, mph, percent. */

export const skies = ['sun', 'cloud', 'rain', 'snow', 'storm', 'fog', 'wind'] as const;
export type Sky = (typeof skies)[number];

export type ForecastDay = {
  /** By the clock of the state: 2026-11-21. */
  day: string;
  sky: Sky;
  /** The service's own short phrase: "Chance Snow Showers". */
  words: string;
  high?: number | undefined;
  low?: number | undefined;
  /** Chance of rain or snow. Left out where the service gives none, which does not mean dry. */
  chance?: number | undefined;
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
  /** At most seven, today first. */
  days: ForecastDay[];
};

/** A warning, watch or advisory that is active, for the hikes it covers. */
export type WeatherAlert = {
  id: string;
  /** Slugs. */
  hikes: string[];
  /** "Winter Storm Warning" */
  event: string;
  /** The service's own headline. */
  headline: string;
  from: string;
  until: string;
  asOf: string;
  /** The alert at weather.gov. */
  url: string;
};
