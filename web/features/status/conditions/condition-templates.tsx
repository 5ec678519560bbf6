/** What scripts copy for condition reports: web/features/status/conditions/show-conditions.ts. */
import { conditionInRow, conditionLine, conditionText, trailConditions } from './condition-parts.ts';
import { ConditionSign } from './condition-sign.tsx';
import { seenMessages } from './conditions.messages.ts';

/** Of a trail page, empty until reports arrive. */
export const TrailConditions = ({ className }: { className: string | undefined }) => (
  <>
    <ul className={className} {...trailConditions.root()} hidden />
    <template {...conditionLine.template}>
      <li>
        <ConditionSign icon={conditionLine.slot('icon')} />
        <p>
          <span {...conditionLine.slot('text')} />{' '}
          <small {...conditionLine.slot('checked')}>{seenMessages.checked}</small>
        </p>
      </li>
    </template>
    <ConditionText />
  </>
);

export const ConditionText = () => (
  <template {...conditionText.template}>
    <b {...conditionText.slot('strong')} />
    <span {...conditionText.slot('plain')} />
  </template>
);

/** In the rows of lists. */
export const ConditionInRow = () => (
  <template {...conditionInRow.template}>
    <span className="hidden-text">, </span>
    <ConditionSign icon={conditionInRow.slot('icon')} />
    <span {...conditionInRow.slot('text')} />
  </template>
);
