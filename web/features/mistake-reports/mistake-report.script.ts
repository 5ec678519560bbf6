import { unsent } from './unsent.messages.ts';

/** "Something wrong?" puts the page's name in the subject; like the contact address it is assembled here. */
export function fillMistakeReport(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-report]')) {
    const { report = '', host, user } = link.dataset;
    const about = `subject=${encodeURIComponent(report)}&body=${encodeURIComponent(`${location.origin}${location.pathname}\n\n`)}`;
    link.href = `mailto:${user}@${host}?${about}`;
    link.hidden = false;
  }
}

/** The rest loads when the form is opened. */
export function initMistakeReport(): void {
  for (const details of document.querySelectorAll<HTMLDetailsElement>('details[data-report-form]')) {
    const init = () => {
      for (const form of details.querySelectorAll('form')) initForm(form);
    };
    if (details.open) init();
    else details.addEventListener('toggle', init, { once: true });
  }
}

/**
 * A submit before the rest has loaded waits for it. If that fails, the form submits natively, but only if the server
 * responds: otherwise the text would be lost.
 */
function initForm(form: HTMLFormElement): void {
  const load = async () => {
    const { initMistakeReportForm: initReportForm } = await import('./form.ts');
    form.removeEventListener('submit', hold);
    initReportForm(form);
  };
  const loading = load();
  const hold = async (event: SubmitEvent) => {
    event.preventDefault();
    try {
      await loading;
      event.submitter?.click();
    } catch {
      if (await isAnswered()) return form.submit();
      const line = form.querySelector('[role="status"]');
      if (line) line.textContent = unsent;
    }
  };
  form.addEventListener('submit', hold);
  loading.catch(console.warn);
}

/** A request instead of navigator.onLine, which may be true without a working connection. */
const isAnswered = (): Promise<boolean> =>
  fetch(location.href, { method: 'HEAD' }).then(
    () => true,
    () => false,
  );
