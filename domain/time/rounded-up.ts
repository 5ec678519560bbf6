/** The first moment from then on that is a multiple of so many minutes, in UTC. */
export function roundedUp(moment: Date, minutes: number): Date {
  const stepMs = minutes * 60_000;
  return new Date(Math.ceil(moment.getTime() / stepMs) * stepMs);
}
