import { hash, randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { mistakeReportLimits, mistakeReportPages } from '../../../domain/wire/mistake-reports.ts';
import type { TestApp } from '../../../test/app.ts';
import { build } from '../../../test/databases.ts';
import { getPage, smallSite } from '../../../test/small-site.ts';
import { openMistakeReports } from '../../store/mistake-reports.ts';

const page = '/trails/north-shore/split-rock';
const numbered = '/trails/central/loop-66';
const site = new Map([...smallSite, ...[page, numbered].map((path) => [path, getPage('<!doctype html>')] as const)]);
const report = (changes: object = {}) => ({
  reportId: randomUUID(),
  page,
  facts: ['length', 'water'],
  words: 'The pump at the lot is gone.',
  contact: 'ada@mail.example',
  writtenAt: '2026-07-04T14:00:00.000Z',
  ...changes,
});
const send = ({ app }: TestApp, body: object, remoteAddress = '192.0.2.1') =>
  app.inject({ method: 'POST', url: '/v1/reports', payload: body, remoteAddress });
const sendForm = ({ app }: TestApp, fields: [string, string][], headers: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url: '/v1/reports',
    payload: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  });

describe('a report', () => {
  it('a report is accepted without an account, stored as written, and the reply has its deletion date', async () => {
    const test = await build({ site });
    const sent = report({ facts: ['length', 'water', 'length'] });
    const response = await send(test, sent);
    expect(response.statusCode).toBe(201);
    expect(response.json()).toEqual({ reportId: sent.reportId, erasedAt: '2026-12-31T15:00:00.000Z' });
    expect(await openMistakeReports(test.store.db)).toEqual([
      {
        id: sent.reportId,
        page,
        facts: 'length water',
        words: sent.words,
        contact: sent.contact,
        written_at: sent.writtenAt,
        received_at: test.now().toISOString(),
      },
    ]);
  });

  it('a report may be about a hike with a number in its name', async () => {
    const test = await build({ site });
    expect((await send(test, report({ page: numbered }))).statusCode).toBe(201);
  });

  it('a report from a plain form is stored with its fields and redirects to a page', async () => {
    const test = await build({ site });
    const response = await sendForm(test, [
      ['page', page],
      ['facts', 'fees'],
      ['facts', 'parking'],
      ['words', 'Zwölf Dollar & a line\r\nmore'],
      ['contact', 'ada@mail.example'],
    ]);
    expect([response.statusCode, response.headers.location]).toEqual([303, mistakeReportPages.sent]);
    expect(await openMistakeReports(test.store.db)).toMatchObject([
      { page, facts: 'fees parking', words: 'Zwölf Dollar & a line\nmore', contact: 'ada@mail.example' },
    ]);
  });

  it.each([
    ['of many lines', `${'x\r\n'.repeat(mistakeReportLimits.words / 2 - 1)}xx`, mistakeReportLimits.words],
    ['in a far alphabet', '山'.repeat(mistakeReportLimits.words), mistakeReportLimits.words],
  ])('a report from a form may be as long as the page allows: %s', async (_, words, length) => {
    const test = await build({ site });
    const response = await sendForm(test, [
      ['page', page],
      ['words', words],
    ]);
    expect(response.headers.location).toBe(mistakeReportPages.sent);
    expect((await openMistakeReports(test.store.db)).map((report) => report.words.length)).toEqual([length]);
  });

  it('a report from a form needs only one checkbox, and may have a charset', async () => {
    const test = await build({ site });
    const ticked: [string, string][] = [
      ['page', page],
      ['facts', 'fees'],
    ];
    const type = 'application/x-www-form-urlencoded; charset=UTF-8';
    const response = await sendForm(test, ticked, { 'content-type': type });
    expect([response.statusCode, response.headers.location]).toEqual([303, mistakeReportPages.sent]);
    expect(await openMistakeReports(test.store.db)).toMatchObject([{ facts: 'fees', words: '', contact: '' }]);
  });

  it('a report from a form that names no page is refused', async () => {
    const test = await build({ site });
    const response = await sendForm(test, [['facts', 'fees']]);
    expect(response.headers.location).toBe(mistakeReportPages.notSent);
  });

  it('a report without content is refused with the same reason as from the script', async () => {
    const { app } = await build({ site });
    const response = await app.inject({ method: 'POST', url: '/v1/reports' });
    expect([response.statusCode, response.json().type]).toEqual([400, 'general_argument_invalid']);
  });

  it.each([
    ['that says nothing', { facts: [], words: '  ' }, /words: expected a few words/],
    ['that says nothing anybody sees', { facts: [], words: '\u0007\u200b' }, /words: expected a few words/],
    ['about no page of ours', { page: '/trails/../etc' }, /page: expected the address of a trail page/],
    ['that ticks what there is not', { facts: ['weather'] }, /facts\.0/],
    ['that is too long', { words: 'x'.repeat(mistakeReportLimits.words + 1) }, /words/],
    ['without an id', { reportId: 'mine' }, /reportId/],
  ])('%s is refused with a reason, or for a form with a page', async (_, changes, reason) => {
    const test = await build({ site });
    const response = await send(test, report(changes));
    expect([response.statusCode, response.json().message]).toEqual([400, expect.stringMatching(reason)]);
    const fields = Object.entries({ page, words: 'x', ...changes }).map(([name, value]): [string, string] => [
      name,
      `${value}`,
    ]);
    if (!('reportId' in changes)) {
      const form = await sendForm(test, fields);
      expect([form.statusCode, form.headers.location]).toEqual([303, mistakeReportPages.notSent]);
    }
    expect(await openMistakeReports(test.store.db)).toEqual([]);
  });

  it('a report from another origin is refused', async () => {
    const test = await build({ site });
    const response = await sendForm(
      test,
      [
        ['page', page],
        ['words', 'spam'],
      ],
      { origin: 'https://elsewhere.example' },
    );
    expect(response.headers.location).toBe(mistakeReportPages.notSent);
    expect(await openMistakeReports(test.store.db)).toEqual([]);
  });

  it('a report is counted per network, by a fingerprint that cannot be traced back', async () => {
    const test = await build({ site });
    for (const address of ['2001:db8:1:2::5', '2001:db8:1:3:ffff::9', '198.51.100.7'])
      expect((await send(test, report(), address)).statusCode).toBe(201);
    const windows = await test.store.db.selectFrom('rate_windows').select(['key', 'hits']).execute();
    const ofVisitors = windows.filter(({ key }) => key.startsWith('report '));
    expect(ofVisitors.map(({ hits }) => hits).toSorted()).toEqual([1, 2]);
    const plain = ['198.51.100.7', 'address 198.51.100.7'].map((text) => hash('sha256', text, 'base64url'));
    for (const trace of ['198.51', '2001:db8', ...plain]) expect(JSON.stringify(windows)).not.toContain(trace);
  });

  it('a report leaves no content and nothing of its sender in the log', async () => {
    const test = await build({ site });
    await send(test, report({ words: 'secret words' }), '198.51.100.7');
    await send(test, report({ words: 'secret words', page: 'nowhere' }), '198.51.100.7');
    expect(test.log()).toContain('/v1/reports');
    for (const trace of ['secret words', 'ada@mail.example', '198.51.100.7']) expect(test.log()).not.toContain(trace);
  });

  it('a report is stored without control or invisible characters, and with its contact on one line', async () => {
    const test = await build({ site });
    const [words, contact] = ['\u001b[2Jred\u202e\u0000\u2028next line', 'ada@mail.example\nwritten   \u20662026'];
    await send(test, report({ words, contact }));
    expect(await openMistakeReports(test.store.db)).toMatchObject([
      { words: '[2Jred\nnext line', contact: 'ada@mail.example written 2026' },
    ]);
  });

  it('a report is dated no later than its arrival, whatever the clock of the device', async () => {
    const test = await build({ site });
    await send(test, report({ writtenAt: '9999-12-31T00:00:00.000Z' }));
    expect((await openMistakeReports(test.store.db))[0]?.written_at).toBe(test.now().toISOString());
  });
});
