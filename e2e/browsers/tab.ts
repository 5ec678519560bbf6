/** What a hiker does with a page, in any engine: reads, finds controls by name, taps, types, goes back. */
import { DriverError, type Send } from './commands.ts';
import { until } from './until.ts';

/** What to look for, by its role. */
type Kind = 'button' | 'link' | 'field' | 'heading' | 'text';

const selectors: Record<Kind, string> = {
  button: 'button, summary, [role=button]',
  link: 'a[href]',
  field: 'input, select, textarea',
  heading: 'h1, h2, h3, h4',
  text: 'main, [role=status], p, li, h1, h2, h3, dt, dd, span, time, strong, a, label, summary, td, th, div',
};

/** The key of an element reference in WebDriver messages. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';
type ElementReference = { [elementKey]: string };

/** Errors after which a tap is retried: the page is still moving, or was rerendered. */
const passing = ['element click intercepted', 'stale element reference', 'element not interactable', 'no such element'];

export class Tab {
  readonly #send: Send;
  origin = '';

  constructor(send: Send) {
    this.#send = send;
  }

  goTo = (path: string) => this.#send('goTo', { url: new URL(path, this.origin).href });
  address = () => this.#send<string>('address');

  /** Like the browser's own buttons. Deferred, so that the page replies before it goes: a driver that loses the response retries, and would go twice as far. */
  go = (steps: number) => this.run((by) => void setTimeout(() => history.go(by)), steps);

  /** Goes through the history without waiting for a load event: the page may come from the back/forward cache. */
  async move(steps: number, to: string): Promise<void> {
    await this.go(steps);
    await this.arrivesAt(to);
  }

  /** From inside the page: the driver of Firefox bypasses the service worker when it reloads. */
  async reload(): Promise<void> {
    type Marked = Window & { isOld?: boolean };
    await this.run(() => {
      (window as Marked).isOld = true;
      location.reload();
    });
    const isNew = () => !(window as Marked).isOld && document.readyState === 'complete';
    await this.#until('the page has loaded anew', () => this.run(isNew));
  }

  arrivesAt = (part: string) =>
    this.#until(`the address has ${part}`, async () => (await this.address()).includes(part));

  /** Adds the page's text to the error on a timeout. */
  async #until<Answer>(what: string | (() => string), ask: () => Answer | Promise<Answer>) {
    try {
      return await until(what, ask);
    } catch (cause) {
      const page = await this.run(() => document.body?.innerText.replaceAll(/\s+/g, ' ').slice(0, 1500));
      throw new Error(`${(cause as Error).message}. ${await this.address()} says: ${page}`, { cause });
    }
  }

  run<Given extends unknown[], Answer>(work: (...given: Given) => Answer, ...given: Given): Promise<Awaited<Answer>> {
    return this.#send('run', { script: `return (${work}).apply(null, arguments)`, args: given });
  }

  /** Runs a third-party script as it is. */
  load = (source: string) => this.#send('run', { script: source, args: [] });

  button = (name: string | RegExp) => this.#named('button', name);
  link = (name: string | RegExp) => this.#named('link', name);
  field = (name: string | RegExp) => this.#named('field', name);
  heading = (name: string | RegExp) => this.#named('heading', name);
  text = (words: string | RegExp) => this.#named('text', words);

  #named(kind: Kind, name: string | RegExp) {
    const pattern = typeof name === 'string' ? `^${escapeForPattern(name)}$` : name.source;
    const words = kind === 'text' && typeof name === 'string' ? escapeForPattern(name) : pattern;
    const find = () => this.run(findVisible, selectors[kind], kind, words) as Promise<ElementReference | null>;
    const what = `${kind} ${name}`;
    const withElement = (command: 'click' | 'type' | 'clear', parameters: object = {}) => {
      let obstacle = 'it is not there';
      let lastSeenAt = '';
      const attempt = async () => {
        const element = await find();
        if (!element) return false;
        try {
          const getConditionSummary = await this.run(ensureVisible, element as unknown as Element);
          if (getConditionSummary !== lastSeenAt) {
            obstacle = 'it does not rest';
            lastSeenAt = getConditionSummary;
            return false;
          }
          await this.#send(command, { id: element[elementKey], ...parameters });
          return true;
        } catch (error) {
          if (!(error instanceof DriverError && passing.includes(error.code))) throw error;
          obstacle = error.message;
          return false;
        }
      };
      return this.#until(() => `${command} ${what}: ${obstacle}`, attempt);
    };
    return {
      appears: () => this.#until(what, find),
      click: () => withElement('click'),
      type: (text: string) => withElement('type', { text }),
      clear: () => withElement('clear'),
    };
  }

  async press(...keys: string[]): Promise<void> {
    const strokes = keys.flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    await this.#send('act', { actions: [{ type: 'key', id: 'keys', actions: strokes }] });
  }

  /** Puts another tab in front for a moment, as when a phone switches to another app. */
  async switchTabBriefly(): Promise<void> {
    const here = await this.#send<string>('window');
    const { handle } = await this.#send<{ handle: string }>('openWindow', { type: 'tab' });
    await this.#send('switchTo', { handle });
    await this.#send('closeWindow');
    await this.#send('switchTo', { handle: here });
  }

  forgetCookies = () => this.#send('forgetCookies');
}

/**
 * Runs in the page. Scrolls the element into view, because drivers do not when the bottom bar of a phone covers it, and returns its
 * position: while the layout still shifts, a tap misses what has moved, and no driver reports that.
 */
function ensureVisible(element: Element): string {
  const { left, top, width, height } = element.getBoundingClientRect();
  const onTop = document.elementFromPoint(left + width / 2, top + height / 2);
  if (!onTop || !(element.contains(onTop) || onTop.contains(element)))
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x, y } = element.getBoundingClientRect();
  return `${x}, ${y}`;
}

const escapeForPattern = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Runs in the page: the first visible element of the kind whose name matches; for text, the innermost. */
function findVisible(selector: string, kind: string, pattern: string): Element | null {
  const plain = (text: string | null | undefined) => (text ?? '').replaceAll(/\s+/g, ' ').trim();
  const referred = (ids: string | null) =>
    (ids ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join(' ');
  const getName = (element: Element): string =>
    plain(element.getAttribute('aria-label')) ||
    plain(referred(element.getAttribute('aria-labelledby'))) ||
    plain((element as HTMLInputElement).labels?.[0]?.textContent) ||
    plain(element.textContent) ||
    plain(element.querySelector('img')?.getAttribute('alt'));
  const fits = (element: Element) =>
    new RegExp(pattern).test(kind === 'text' ? plain(element.textContent) : getName(element));
  const found = [...document.querySelectorAll(selector)].filter(
    (element) => fits(element) && element.checkVisibility({ visibilityProperty: true }),
  );
  const isInnermost = (element: Element) => !found.some((other) => other !== element && element.contains(other));
  return (kind === 'text' ? found.find(isInnermost) : found[0]) ?? null;
}
