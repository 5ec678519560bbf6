/** Updates the copyright year of a page built last year. */
export function updateYear(): void {
  for (const year of document.querySelectorAll('[data-year]')) year.textContent = String(new Date().getFullYear());
}
