/** "Something wrong?" names the page in the subject; like the contact address it is put together here. */
export function fillReport(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-report]')) {
    const { report = '', host, user } = link.dataset;
    const about = `subject=${encodeURIComponent(report)}&body=${encodeURIComponent(`${location.origin}${location.pathname}\n\n`)}`;
    link.href = `mailto:${user}@${host}?${about}`;
    link.hidden = false;
  }
}
