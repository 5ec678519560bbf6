/** A zone of the United States by the rules in force there since 2007, for calendars without a list of zones. */

const winter = new Date('2020-01-01T12:00:00Z');
const summer = new Date('2020-07-01T12:00:00Z');

function toPart(zone: string, moment: Date, timeZoneName: 'short' | 'longOffset'): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName }).formatToParts(moment);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
}

/** "-0600" */
const getOffset = (zone: string, moment: Date): string =>
  toPart(zone, moment, 'longOffset').replace('GMT', '').replace(':', '') || '+0000';

function period(kind: 'DAYLIGHT' | 'STANDARD', start: string, rule: string[], offsets: [string, string], name: string) {
  const [from, to] = offsets;
  return [
    `BEGIN:${kind}`,
    `DTSTART:${start}`,
    ...rule,
    `TZOFFSETFROM:${from}`,
    `TZOFFSETTO:${to}`,
    `TZNAME:${name}`,
    `END:${kind}`,
  ];
}

/** A guide has one zone and many calendars. */
const written = new Map<string, string[]>();

export function calendarZone(zone: string): string[] {
  const lines = written.get(zone) ?? writeZone(zone);
  written.set(zone, lines);
  return lines;
}

function writeZone(zone: string): string[] {
  const [standard, daylight] = [getOffset(zone, winter), getOffset(zone, summer)];
  const changes = standard !== daylight;
  const yearly = (rule: string) => (changes ? [`RRULE:FREQ=YEARLY;${rule}`] : []);
  const toSummer = period(
    'DAYLIGHT',
    '20070311T020000',
    yearly('BYMONTH=3;BYDAY=2SU'),
    [standard, daylight],
    toPart(zone, summer, 'short'),
  );
  const toWinter = period(
    'STANDARD',
    '20071104T020000',
    yearly('BYMONTH=11;BYDAY=1SU'),
    [daylight, standard],
    toPart(zone, winter, 'short'),
  );
  return ['BEGIN:VTIMEZONE', `TZID:${zone}`, ...(changes ? toSummer : []), ...toWinter, 'END:VTIMEZONE'];
}
