import { footerButton } from './button.ts';

export const FooterButton = () => (
  <template {...footerButton.template}>
    <button type="button" {...footerButton.slot('words')} />
  </template>
);
