/**
 * Submits the form of a trail page by script, and queues the report offline. Online the form works without the script.
 */
import type { MistakeReportedFact } from '../../../domain/wire/mistake-reports.ts';
import type { ReportRequest } from '../../../domain/wire/wire.ts';
import { claims, keepSendingClaims } from '../claim/outbox/in-page.ts';
import type { Outcome } from '../claim/outbox/mistake-reports.ts';
import { status as words } from './mistake-reports.messages.ts';

export function initMistakeReportForm(form: HTMLFormElement): void {
  if (!isSecureContext) return; // no crypto.randomUUID and no service worker there: the form submits natively
  const line = form.querySelector<HTMLElement>('[role="status"]');
  const say = (text: string) => {
    if (line) line.textContent = text;
  };
  let isSending = false;

  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    if (isSending) return;
    const mistakeReport = toReport(form);
    if (mistakeReport.facts.length === 0 && mistakeReport.words === '') return say(words.empty);
    isSending = true;
    say(words.sending);
    const outcome = await submit(mistakeReport);
    isSending = false;
    say(wordsFor(outcome));
    if (outcome.kind === 'sent' || outcome.kind === 'waiting') form.reset();
    if (outcome.kind === 'waiting') keepSendingClaims();
  });
  form.dataset.ready = ''; // for tests
}

/** If the browser loses its storage meanwhile, the report has already been saved. */
async function submit(report: ReportRequest): Promise<Outcome> {
  try {
    return await claims().submit(report);
  } catch (error) {
    console.warn('The report waits', error);
    return { kind: 'waiting', why: 'no-signal' };
  }
}

function toReport(form: HTMLFormElement): ReportRequest {
  const fields = new FormData(form);
  const text = (name: string) => String(fields.get(name) ?? '').trim();
  return {
    reportId: crypto.randomUUID(),
    page: text('page'),
    facts: fields.getAll('facts') as MistakeReportedFact[],
    words: text('words'),
    contact: text('contact'),
    writtenAt: new Date().toISOString(),
  };
}

function wordsFor(outcome: Outcome): string {
  switch (outcome.kind) {
    case 'sent':
      return words.sent;
    case 'waiting':
      return outcome.why === 'busy' ? words.busy : words.waiting;
    case 'refused':
      return words.refused(outcome.reason);
    case 'lost':
      return words.lost;
  }
}
