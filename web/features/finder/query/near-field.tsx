/** "Near me" and the town field. */
import { memo, type ReactNode } from 'react';
import { here } from '../../../lib/start.ts';
import button from '../../../ui/button.module.css';
import { Icon } from '../../../ui/icon.tsx';
import * as icons from '../../../ui/icons.ts';
import { type NearProps, useNear } from '../place/use-near.ts';
import { nearMessages } from './query.messages.ts';
import styles from './query-form.module.css';

type Props = NearProps & {
  /** On a phone, between the button and the collapsed town field, so that the tab order matches the visual order. */
  children?: ReactNode;
};

export function NearField({ children, ...props }: Props) {
  const { near, towns, located, onNear } = props;
  const { state, atDevice, locate, input } = useNear(props);
  return (
    <div className={styles.near} data-lost={near === here && !located}>
      <button
        type="button"
        className={button.main}
        aria-pressed={atDevice}
        onClick={() => (atDevice ? onNear('') : locate())}
      >
        <Icon drawing={icons.gps} /> {state === 'asking' ? nearMessages.looking : nearMessages.nearMe}
      </button>
      {children}
      <div className={styles.town}>
        <label className={styles.label} htmlFor="finder-near">
          {nearMessages.near}
        </label>
        <input
          id="finder-near"
          list="finder-towns"
          placeholder={atDevice ? nearMessages.here : nearMessages.placeholder}
          {...input}
        />
        <Towns towns={towns} />
      </div>
      {state === 'refused' && (
        <p className={styles.refused} role="alert">
          {nearMessages.refused}
        </p>
      )}
    </div>
  );
}

/** Hundreds of constant options: memoized, so that typing elsewhere does not rerender them. */
const Towns = memo(function Towns({ towns }: Pick<Props, 'towns'>) {
  return (
    <datalist id="finder-towns">
      {towns?.map(({ name }) => (
        <option key={name} value={name} />
      ))}
    </datalist>
  );
});
