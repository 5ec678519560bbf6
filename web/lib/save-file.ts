/** Downloads a file that was made on the device. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), longEnoughMs);
}

/** Some browsers read the file only after the click handler has finished. */
const longEnoughMs = 60_000;
