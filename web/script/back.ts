/** Back buttons return to the page one came from; a visitor from elsewhere follows the link instead. */
export function makeBackLinks(): void {
  for (const link of document.querySelectorAll('a[data-back]')) {
    link.addEventListener('click', (event) => {
      if (!cameFromHere()) return;
      event.preventDefault();
      history.back();
    });
  }
}

function cameFromHere(): boolean {
  return history.length > 1 && document.referrer.startsWith(`${location.origin}/`);
}
