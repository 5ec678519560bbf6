/** The users of the desk. Keepers add, change and remove them. */

import { useActionState, useId, useState } from 'react';
import { initials } from '../../../../domain/badge/display-name.ts';
import { type Person, type Regions, type Role, roles } from '../../../../domain/desk/desk.ts';
import { isRejected } from '../../../lib/api.ts';
import { listed } from '../../../lib/text/listed.ts';
import button from '../../../ui/button.module.css';
import styles from '../desk.module.css';
import form from '../notices/notice-form.module.css';
import { addPerson, changePerson, fetchPeople, needsSignIn, type RoleFields, removePerson } from '../shell/calls.ts';
import { useDesk } from '../shell/desk-context.ts';
import { getErrorMessage } from '../shell/error-message.ts';
import parts from '../shell/parts.module.css';
import { RegionSign } from '../shell/region-sign.tsx';
import { roleNames } from '../shell/shell.messages.ts';
import { useLoaded } from '../shell/use-loaded.ts';
import { View, WaitFor } from '../shell/view.tsx';
import { peopleMessages as words } from '../views.messages.ts';

export function People() {
  const { me } = useDesk();
  if (me.role !== 'keeper')
    return (
      <View title={words.title}>
        <p>{words.onlyKeepers}</p>
      </View>
    );
  return <List />;
}

function List() {
  const people = useLoaded(fetchPeople);
  const [removed, setRemoved] = useState<Person>();
  return (
    <View title={words.title} note={words.note}>
      <WaitFor loaded={people}>
        {(value) => (
          <ul className={styles.list}>
            {value.people.map((person) => (
              <Entry key={person.id} person={person} onChanged={people.reload} onRemoved={() => setRemoved(person)} />
            ))}
          </ul>
        )}
      </WaitFor>
      {removed && <p role="status">{words.removed(removed.name || removed.email)}</p>}
      <AddPerson onAdded={people.reload} />
    </View>
  );
}

/** The error of a role change as a sentence; a rejection may give its reason. */
function getFault(error: unknown): string {
  if (isRejected(error, 'person_not_found')) return words.issues.unknown;
  if (isRejected(error, 'person_ambiguous')) return words.issues.several;
  if (isRejected(error, 'last_keeper')) return words.issues.last;
  return getErrorMessage(error);
}

function useRegionNames(): (regions: Regions) => string {
  const { guide } = useDesk();
  return (regions) =>
    regions === 'all'
      ? words.allRegions
      : listed(regions.map((slug) => guide.regions.find((region) => region.slug === slug)?.name ?? slug));
}

type EntryProps = { person: Person; onChanged: () => Promise<void>; onRemoved: () => void };

function Entry({ person, onChanged, onRemoved }: EntryProps) {
  const { me, notices, askToSignIn } = useDesk();
  const regionNames = useRegionNames();
  const [isChanging, setChanging] = useState(false);
  const [takesDown, setTakesDown] = useState(false);
  const [fields, setFields] = useState<RoleFields>({ role: person.role, regions: person.regions });
  const [issue, act, isPending] = useActionState<string, RoleFields | 'remove'>(async (_, change) => {
    if (change !== 'remove' && !isComplete(change)) return words.issues.regions;
    try {
      if (change === 'remove') {
        await removePerson(person.id, takesDown);
        if (takesDown) notices.reload();
        onRemoved();
      } else await changePerson(person.id, change);
      setChanging(false);
      await onChanged();
      return '';
    } catch (error) {
      if (needsSignIn(error)) askToSignIn();
      return getFault(error);
    }
  }, '');
  const isMe = person.id === me.id;
  return (
    <li>
      <span className={styles.patch} aria-hidden="true">
        {initials(person)}
      </span>
      <div>
        <h2>
          {person.name || person.email} {isMe && <span className={styles.you}>{words.you}</span>}
        </h2>
        <p className="small">
          <b>{roleNames[person.role]}.</b> {regionNames(person.regions)}
        </p>
        <p className="small dim">
          {person.email} · {words.since(person.since)}
        </p>
        {issue && (
          <p className={parts.trouble} role="alert">
            {issue}
          </p>
        )}
      </div>
      <p className={styles.acts}>
        <button
          className={button.small}
          type="button"
          aria-expanded={isChanging}
          aria-label={words.changeWhose(person.name)}
          onClick={() => setChanging(!isChanging)}
        >
          {words.change}
        </button>
      </p>
      {isChanging && (
        <form className={styles.changing} action={() => act(fields)}>
          <RoleFieldsets fields={fields} onChange={setFields} />
          <p className={styles.acts}>
            <button className={button.small} type="submit" disabled={isPending}>
              {words.save}
            </button>
            <button className={parts.link} type="submit" formAction={() => act('remove')} disabled={isPending}>
              {isMe ? words.stepDown : words.remove}
            </button>
          </p>
          {!isMe && (
            <label className={styles.takeDown}>
              <input type="checkbox" checked={takesDown} onChange={(event) => setTakesDown(event.target.checked)} />
              {words.takeDown}
            </label>
          )}
        </form>
      )}
    </li>
  );
}

const isComplete = ({ regions }: RoleFields): boolean => regions === 'all' || regions.length > 0;

type FieldsProps = { fields: RoleFields; onChange: (fields: RoleFields) => void };

function RoleFieldsets({ fields, onChange }: FieldsProps) {
  const { guide } = useDesk();
  const name = useId();
  const regions = fields.regions === 'all' ? guide.regions.map(({ slug }) => slug) : fields.regions;
  const setRole = (role: Role) => onChange({ role, regions: role === 'steward' ? regions : 'all' });
  const toggle = (slug: string) => {
    const next = regions.includes(slug) ? regions.filter((one) => one !== slug) : [...regions, slug];
    onChange({ ...fields, regions: next.length === guide.regions.length ? 'all' : next });
  };
  return (
    <>
      <fieldset>
        <legend>{words.role}</legend>
        <div className={form.kinds} data-three="">
          {roles.map((role) => (
            <label key={role} data-chosen={fields.role === role || undefined}>
              <input type="radio" name={name} checked={fields.role === role} onChange={() => setRole(role)} />
              <span>
                <b>{roleNames[role]}</b> {words.roles[role]}
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      {fields.role === 'steward' && (
        <fieldset>
          <legend>{words.regions}</legend>
          <div className={parts.chips}>
            {guide.regions.map((region) => (
              <button
                key={region.slug}
                className={parts.chip}
                type="button"
                aria-pressed={regions.includes(region.slug)}
                onClick={() => toggle(region.slug)}
              >
                <RegionSign region={region} /> {region.name}
              </button>
            ))}
          </div>
        </fieldset>
      )}
    </>
  );
}

function AddPerson({ onAdded }: { onAdded: () => Promise<void> }) {
  const { askToSignIn } = useDesk();
  const [email, setEmail] = useState('');
  const [fields, setFields] = useState<RoleFields>({ role: 'steward', regions: [] });
  const [state, add, isPending] = useActionState<{ issue?: string; done?: string }>(async () => {
    if (!email.includes('@')) return { issue: words.issues.email };
    if (!isComplete(fields)) return { issue: words.issues.regions };
    try {
      await addPerson(email, fields);
      setEmail('');
      await onAdded();
      return { done: words.added(email) };
    } catch (error) {
      if (needsSignIn(error)) askToSignIn();
      return { issue: getFault(error) };
    }
  }, {});
  return (
    <form className={styles.appoint} action={add} noValidate>
      <h2>{words.add}</h2>
      <label>
        {words.email}
        <input
          type="email"
          autoComplete="off"
          placeholder={words.emailExample}
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
      </label>
      <RoleFieldsets fields={fields} onChange={setFields} />
      <p className={styles.acts}>
        <button className={button.main} type="submit" disabled={isPending}>
          {words.addAs[fields.role]}
        </button>
      </p>
      <p className={state.issue ? parts.trouble : 'small'} role={state.issue ? 'alert' : 'status'}>
        {state.issue ?? state.done}
      </p>
      <p className="small dim">{words.next}</p>
    </form>
  );
}
