/** Files of the build that the map needs and the page does not hold; domain/maps.ts says what is in them. */
export async function fetchMapData<T>(address: string): Promise<T> {
  const reply = await fetch(address);
  if (!reply.ok) throw new Error(`${address} answered ${reply.status}`);
  return reply.json();
}
