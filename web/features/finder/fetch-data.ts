/** Files of the build that the finder needs now and then and the page does not hold. */
export async function fetchData<T>(address: string): Promise<T> {
  const reply = await fetch(address);
  if (!reply.ok) throw new Error(`${address} answered ${reply.status}`);
  return reply.json();
}
