/** Answers to appeals, shown once on the device that sent them; the account page has them all. */
import { useEffect, useState } from 'react';
import { type Appeal, fetchAppeals } from '../../lib/api.ts';
import { actions } from '../../ui/action.messages.ts';
import { checkSeal, question } from '../../ui/icons.ts';
import { ActionButton, Line } from '../../ui/message-line.tsx';
import { appealsAsked } from '../session/remembered.ts';
import { answerText, answerTitle } from './appeals.messages.ts';

/** Requests nothing on a device that has sent no appeal. */
export function AppealAnswers() {
  const [appeals, setAppeals] = useState<readonly Appeal[]>([]);
  const [asked] = useState(appealsAsked.read);
  useEffect(() => {
    if (!asked) return;
    fetchAppeals().then(setAppeals, (error) => console.warn('The appeals could not be read', error));
  }, [asked]);
  const answered = appeals.filter(({ state }) => state === 'granted' || state === 'declined');
  const dismiss = (read: Appeal) => {
    const left = appeals.filter((appeal) => appeal !== read);
    setAppeals(left);
    // Another appeal may have been sent since: its answer is not among these.
    if (left.length === 0 && appealsAsked.read() === asked) appealsAsked.erase();
  };
  return answered.map((appeal) => (
    <Line
      key={appeal.$id}
      icon={appeal.state === 'granted' ? checkSeal : question}
      title={answerTitle(appeal)}
      action={<ActionButton onClick={() => dismiss(appeal)}>{actions.dismiss}</ActionButton>}
    >
      {answerText(appeal)}
    </Line>
  ));
}
