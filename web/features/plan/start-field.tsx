/** Where a plan starts. */
import button from '../../ui/button.module.css';
import { Icon } from '../../ui/icon.tsx';
import { gps } from '../../ui/icons.ts';
import { type NearProps, useNear } from '../finder/place/use-near.ts';
import { planMessages as words } from './plan.messages.ts';
import styles from './plan.module.css';

export function StartField(props: NearProps) {
  const { state, atDevice, locate, input } = useNear(props);
  return (
    <>
      <label>
        {words.from}
        <input list="plan-towns" placeholder={atDevice ? words.nearMe : words.fromPlaceholder} {...input} />
        <datalist id="plan-towns">
          {props.towns?.map(({ name }) => (
            <option key={name} value={name} />
          ))}
        </datalist>
      </label>
      <button type="button" className={button.button} aria-pressed={atDevice} onClick={locate}>
        <Icon drawing={gps} /> {state === 'asking' ? words.looking : words.nearMe}
      </button>
      {state === 'refused' && (
        <p className={styles.refused} role="alert">
          {words.refused}
        </p>
      )}
    </>
  );
}
