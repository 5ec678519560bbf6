/** A page made last year still shows this year's copyright. */
export function updateYear(): void {
  for (const year of document.querySelectorAll('[data-year]')) year.textContent = String(new Date().getFullYear());
}
