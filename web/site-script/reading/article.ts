import '../base.ts';

const passport = document.querySelector<HTMLElement>('[data-passport]');
if (passport)
  import('../../pages/passport/passport.script.ts')
    .then(({ initPassport }) => initPassport(passport))
    .catch(console.warn);

const reasons = document.querySelector<HTMLDetailsElement>('details[data-reasons]');
if (reasons)
  import('../../features/account/auth-failed.script.ts')
    .then(({ showReason }) => showReason(reasons))
    .catch(console.warn);
