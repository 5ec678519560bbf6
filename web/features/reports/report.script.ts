import { unsent } from './unsent-words.ts';

/** "Something wrong?" names the page in the subject; like the contact address it is put together here. */
export function fillReport(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-report]')) {
    const { report = '', host, user } = link.dataset;
    const about = `subject=${encodeURIComponent(report)}&body=${encodeURIComponent(`${location.origin}${location.pathname}\n\n`)}`;
    link.href = `mailto:${user}@${host}?${about}`;
    link.hidden = false;
  }
}

/** The rest comes when somebody opens the form. */
export function wakeReport(): void {
  for (const details of document.querySelectorAll<HTMLDetailsElement>('details[data-report-form]')) {
    const wake = () => {
      for (const form of details.querySelectorAll('form')) wakeForm(form);
    };
    if (details.open) wake();
    else details.addEventListener('toggle', wake, { once: true });
  }
}

/**
 * What is sent before the rest has come waits for it. Where it does not come the form goes by itself, but only where somebody answers: else
 * its words would be gone.
 */
function wakeForm(form: HTMLFormElement): void {
  const load = async () => {
    const { wakeReportForm } = await import('./form.ts');
    form.removeEventListener('submit', hold);
    wakeReportForm(form);
  };
  let loading = load();
  const hold = async (event: SubmitEvent) => {
    event.preventDefault();
    try {
      await loading;
      event.submitter?.click();
    } catch {
      if (await isAnswered()) return form.submit();
      const line = form.querySelector('[role="status"]');
      if (line) line.textContent = unsent;
      loading = load();
      loading.catch(console.warn);
    }
  };
  form.addEventListener('submit', hold);
  loading.catch(console.warn);
}

/** Asked and not looked up: a device that finds no way out of the gorge may still think that it is on line. */
const isAnswered = (): Promise<boolean> =>
  fetch(location.href, { method: 'HEAD' }).then(
    () => true,
    () => false,
  );
