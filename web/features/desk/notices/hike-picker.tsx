/** Selects hikes: chips of one region at a time, or a search; a whole region; all. */

import { useId, useState } from 'react';
import { type Me, mayActIn } from '../../../../domain/desk/desk.ts';
import { useDesk, useOwnRegions } from '../shell/desk-context.ts';
import type { DeskHike } from '../shell/guide.ts';
import parts from '../shell/parts.module.css';
import { RegionSign } from '../shell/region-sign.tsx';
import type { FieldsProps } from './draft.ts';
import { formMessages as words } from './form.messages.ts';
import styles from './notice-form.module.css';

/** More chips would push the rest out of view on a phone. */
const mostChips = 7;

export function HikePicker({ draft, issues, onChange }: FieldsProps) {
  const { me, guide } = useDesk();
  const own = useOwnRegions();
  const id = useId();
  const ownHikes = guide.hikes.filter(({ region }) => own.some(({ slug }) => slug === region));
  const [regionSlug, setRegion] = useState(
    () => draft.regions[0] ?? ownHikes.find(({ slug }) => draft.hikes.includes(slug))?.region ?? own[0]?.slug,
  );
  const [typed, setTyped] = useState('');
  const [showsAll, setShowsAll] = useState(false);
  const region = own.find(({ slug }) => slug === regionSlug);
  const isChosen = ({ slug }: DeskHike) => draft.hikes.includes(slug);
  const found = typed.trim() ? matching(ownHikes, typed) : ownHikes.filter((hike) => hike.region === regionSlug);
  // Selected hikes are never hidden, so that what will be closed is always visible.
  const first = found.filter((hike, at) => showsAll || at < mostChips || isChosen(hike));
  const elsewhere = ownHikes.filter((hike) => isChosen(hike) && !first.includes(hike));
  const hidden = found.length - first.length;

  const toggle = (list: string[], slug: string) =>
    list.includes(slug) ? list.filter((one) => one !== slug) : [...list, slug];
  return (
    <fieldset data-fault={issues.hikes && ''} aria-describedby={`${id}-fault`}>
      <legend>{words.whichHikes}</legend>
      {own.length > 1 && (
        <div className={styles.find}>
          <label>
            <span className="hidden-text">{words.region}</span>
            <select
              value={regionSlug}
              onChange={(event) => {
                setRegion(event.target.value);
                setTyped('');
                setShowsAll(false);
              }}
            >
              {own.map(({ slug, name }) => (
                <option key={slug} value={slug}>
                  {name}
                </option>
              ))}
            </select>
          </label>
          <label>
            <span className="hidden-text">{words.find}</span>
            <input
              type="search"
              placeholder={words.find}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
          </label>
        </div>
      )}
      <div className={parts.chips}>
        {[...elsewhere, ...first].map((hike) => (
          <Chip
            key={hike.slug}
            isOn={isChosen(hike) && !draft.all}
            onClick={() => onChange({ hikes: toggle(draft.hikes, hike.slug), all: false })}
          >
            {hike.name}
          </Chip>
        ))}
        {hidden > 0 && (
          <button className={parts.chip} type="button" onClick={() => setShowsAll(true)}>
            {words.more(hidden)}
          </button>
        )}
        {own
          .filter(({ slug }) => (!typed && slug === region?.slug) || draft.regions.includes(slug))
          .map((one) => (
            <Chip
              key={one.slug}
              isOn={draft.regions.includes(one.slug) && !draft.all}
              onClick={() => onChange({ regions: toggle(draft.regions, one.slug), all: false })}
            >
              <RegionSign region={one} /> {words.allOf(one.name)}
            </Chip>
          ))}
        {mayCloseAll(me) && (
          <Chip isOn={draft.all} onClick={() => onChange({ all: !draft.all })}>
            {words.allHikes}
          </Chip>
        )}
      </div>
      <p className={styles.under} role="status">
        {found.length === 0 && words.noneFound}
      </p>
      <p className={styles.under}>
        <span id={`${id}-fault`} className={parts.trouble} role="alert">
          {issues.hikes}
        </span>
      </p>
    </fieldset>
  );
}

const mayCloseAll = (me: Me): boolean => mayActIn(me, 'all');

/** Every typed word is the prefix of a word of the park or trail. */
function matching(hikes: DeskHike[], typed: string): DeskHike[] {
  const starts = typed.toLowerCase().split(/\s+/).filter(Boolean);
  return hikes.filter(({ park, trail }) => {
    const names = `${park} ${trail}`.toLowerCase().split(/[\s'’.-]+/);
    return starts.every((start) => names.some((name) => name.startsWith(start)));
  });
}

type ChipProps = { isOn: boolean; onClick: () => void; children: React.ReactNode };

function Chip({ isOn, onClick, children }: ChipProps) {
  return (
    <button className={parts.chip} type="button" aria-pressed={isOn} onClick={onClick}>
      {isOn && (
        <svg className={styles.tick} viewBox="0 0 16 16" aria-hidden="true">
          <path d="M2 9l4 4 8-10" />
        </svg>
      )}
      {children}
    </button>
  );
}
