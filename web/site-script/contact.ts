/** Assembles the contact address, so that the page source does not contain it. */
export function fillContact(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-contact]')) {
    const address = `${link.dataset.contact}@${link.dataset.host}`;
    link.href = `mailto:${address}`;
    link.textContent = address;
    link.hidden = false;
  }
}
