/** Fetches build files that the finder needs only sometimes. */
export async function fetchData<T>(address: string): Promise<T> {
  const reply = await fetch(address);
  if (!reply.ok) throw new Error(`${address} answered ${reply.status}`);
  return reply.json();
}
