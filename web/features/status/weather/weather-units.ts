/** The service forecasts in °F and mph; readers elsewhere get their local units. */
import { milesToKm } from '../../../../domain/units.ts';
import { getRegion, usesKilometers } from '../../../lib/text/kilometers.ts';

export type Units = { celsius: boolean; kilometers: boolean };

const inFahrenheit = ['US', 'PR', 'BS', 'BZ', 'KY', 'PW', 'FM', 'MH', 'LR'];

/** @param language a language tag. British forecasts are in °C and mph. */
export const unitsFor = (language: string): Units => ({
  celsius: !inFahrenheit.includes(getRegion(language)),
  kilometers: usesKilometers(language),
});

export const degreesIn = ({ celsius }: Units, fahrenheit: number): number =>
  Math.round(celsius ? (fahrenheit - 32) / 1.8 : fahrenheit);

export const speedIn = ({ kilometers }: Units, mph: number): number => Math.round(kilometers ? milesToKm(mph) : mph);
