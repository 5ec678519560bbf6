/** The contact address is put together here, so that the page source does not hold it. */
export function fillContact(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-contact]')) {
    const address = `${link.dataset.contact}@${link.dataset.host}`;
    link.href = `mailto:${address}`;
    link.textContent = address;
    link.hidden = false;
  }
}
