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
    const wake = async () => {
      const { wakeReportForm } = await import('../reports/form.ts');
      for (const form of details.querySelectorAll('form')) wakeReportForm(form);
    };
    if (details.open) wake();
    else details.addEventListener('toggle', wake, { once: true });
  }
}
