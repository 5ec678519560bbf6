/** A second check point for a hike, as a change to its content file for a maintainer. */

import { startTransition, useActionState, useId, useRef, useState } from 'react';
import type { Trailheads } from '../../../domain/live/desk.ts';
import { milesInWords } from '../../../domain/units.ts';
import button from '../../ui/button.module.css';
import { suggestCheckPoint } from './calls.ts';
import desk from './desk.module.css';
import { useHike } from './desk-context.ts';
import { DeskIcon } from './desk-icon.tsx';
import * as icons from './icons.ts';
import parts from './parts.module.css';
import { Rose } from './rose.tsx';
import styles from './tables.module.css';
import { troubleOf } from './trouble.ts';
import { trailheadWords as words } from './views-words.ts';

type Props = { slug: string; refused: Trailheads['trailheads'][number]['refused'] };
type State = { fault?: string; patch?: { file: string; patch: string } };

export function CheckPoint({ slug, refused }: Props) {
  const hike = useHike(slug);
  const id = useId();
  const place = useRef<HTMLInputElement>(null);
  const latitude = useRef<HTMLInputElement>(null);
  const longitude = useRef<HTMLInputElement>(null);
  const [isCopied, setCopied] = useState(false);
  const [hereFault, setHereFault] = useState('');
  const [state, write, isPending] = useActionState<State, FormData>(async (_, form) => {
    const point = {
      latitude: Number(form.get('latitude') || Number.NaN),
      longitude: Number(form.get('longitude') || Number.NaN),
      place: String(form.get('place') ?? '').trim(),
    };
    const fault = faultOf(point);
    if (fault) return { fault };
    try {
      return { patch: await suggestCheckPoint(slug, point) };
    } catch (error) {
      return { fault: troubleOf(error) };
    }
  }, {});
  const useHere = () =>
    navigator.geolocation?.getCurrentPosition(
      ({ coords }) => {
        if (latitude.current) latitude.current.value = coords.latitude.toFixed(5);
        if (longitude.current) longitude.current.value = coords.longitude.toFixed(5);
        place.current?.focus();
      },
      () => setHereFault(words.hereFailed),
      { enableHighAccuracy: true, timeout: 20_000 },
    );
  return (
    <section className={styles.patchBox} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} tabIndex={-1} ref={comeIntoView}>
        <DeskIcon drawing={icons.crosshair} /> {words.suggestFor(hike?.name ?? slug)}
      </h2>
      <div className={styles.patchIn}>
        {refused && <Rose direction={refused.direction} />}
        <div>
          <p>
            {refused
              ? words.most(refused.accounts, milesInWords(Number(refused.medianMiles.toFixed(1))), refused.direction)
              : words.mostUnknown}{' '}
            {words.ask}
          </p>
          <form
            className={styles.pointForm}
            noValidate
            onSubmit={(event) => {
              event.preventDefault(); // a form action would reset the fields, even after an error
              const fields = new FormData(event.currentTarget);
              startTransition(() => write(fields));
            }}
          >
            <label>
              {words.latitude}
              <input name="latitude" inputMode="decimal" autoComplete="off" ref={latitude} />
            </label>
            <label>
              {words.longitude}
              <input name="longitude" inputMode="text" autoComplete="off" ref={longitude} />
            </label>
            <label>
              {words.place}
              <input name="place" autoComplete="off" maxLength={80} placeholder={words.placeExample} ref={place} />
            </label>
            {(state.fault || hereFault) && (
              <p className={parts.trouble} role="alert">
                {state.fault || hereFault}
              </p>
            )}
            <p className={desk.acts}>
              <button className={button.small} type="submit" disabled={isPending}>
                {words.write}
              </button>
              <button className={parts.link} type="button" onClick={useHere}>
                {words.here}
              </button>
            </p>
          </form>
          {state.patch && (
            <div role="status">
              <pre className={parts.code}>
                <code>{state.patch.patch}</code>
              </pre>
              <p className={desk.acts}>
                <button
                  className={button.small}
                  type="button"
                  onClick={() =>
                    navigator.clipboard?.writeText(state.patch?.patch ?? '').then(() => setCopied(true), console.warn)
                  }
                >
                  {words.copy}
                </button>
                <a
                  className={button.small}
                  href={`data:text/x-diff;charset=utf-8,${encodeURIComponent(state.patch.patch)}`}
                  download={`${slug}.patch`}
                >
                  {words.download}
                </a>
                {isCopied && <span role="status">{words.copied}</span>}
              </p>
              <p className="small dim">{words.forMaintainer}</p>
            </div>
          )}
          <p className="small dim">{words.privacy}</p>
        </div>
      </div>
    </section>
  );
}

const comeIntoView = (heading: HTMLElement | null) => {
  heading?.scrollIntoView({ block: 'nearest' });
  heading?.focus({ preventScroll: true });
};

function faultOf({ latitude, longitude, place }: { latitude: number; longitude: number; place: string }) {
  if (!(Math.abs(latitude) <= 90)) return words.faults.latitude;
  if (!(Math.abs(longitude) <= 180)) return words.faults.longitude;
  return place ? undefined : words.faults.place;
}
