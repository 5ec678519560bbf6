/** A claim is saved on the device and on its way to the server. */
import { compass } from '../../ui/icons.ts';
import { Line } from '../../ui/message-line.tsx';
import { checking } from './question-words.ts';

export const SendingLine = () => (
  <Line icon={compass} turning title={checking.title}>
    {checking.sending}
  </Line>
);
