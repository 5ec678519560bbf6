/**
 * The W3C WebDriver commands that the journeys need. Drivers of Chromium and WebKit take them over HTTP; Firefox takes them under the
 * names of its Marionette protocol, which is what its own driver translates them to.
 */
const commands = {
  goTo: ['POST', '/url', 'WebDriver:Navigate'],
  address: ['GET', '/url', 'WebDriver:GetCurrentURL'],
  run: ['POST', '/execute/sync', 'WebDriver:ExecuteScript'],
  click: ['POST', '/element/{id}/click', 'WebDriver:ElementClick'],
  clear: ['POST', '/element/{id}/clear', 'WebDriver:ElementClear'],
  type: ['POST', '/element/{id}/value', 'WebDriver:ElementSendKeys'],
  act: ['POST', '/actions', 'WebDriver:PerformActions'],
  setWindow: ['POST', '/window/rect', 'WebDriver:SetWindowRect'],
  window: ['GET', '/window', 'WebDriver:GetWindowHandle'],
  openWindow: ['POST', '/window/new', 'WebDriver:NewWindow'],
  switchTo: ['POST', '/window', 'WebDriver:SwitchToWindow'],
  closeWindow: ['DELETE', '/window', 'WebDriver:CloseWindow'],
  forgetCookies: ['DELETE', '/cookie', 'WebDriver:DeleteAllCookies'],
  print: ['POST', '/print', 'WebDriver:Print'],
} as const satisfies Record<string, [method: string, path: string, marionette: string]>;

export type Command = keyof typeof commands;
export type Parameters = Record<string, unknown>;
/** Unchecked: the caller knows the result type of each command from the standard. */
export type Send = <Answer = unknown>(command: Command, parameters?: Parameters) => Promise<Answer>;

export class DriverError extends Error {
  readonly code: string;
  constructor(code: string, message: string) {
    super(`${code}: ${message}`);
    this.code = code;
  }
}

export const inMarionette = (command: Command): string => commands[command][2];

/** Drivers time a script out after 30 s, which is less than axe needs for a long page on a busy machine. */
export const patient = { timeouts: { script: 300_000 } };

/** A session with the driver that listens at this address. */
export async function sessionOverHttp(driver: string, capabilities: object) {
  const ask = async (method: string, path: string, body?: object) => {
    const response = await fetch(driver + path, { method, body: body && JSON.stringify(body) });
    const { value } = (await response.json()) as { value: Record<string, unknown> };
    if (!response.ok) throw new DriverError(String(value.error), String(value.message));
    return value;
  };
  const { sessionId } = await ask('POST', '/session', {
    capabilities: { alwaysMatch: { ...patient, ...capabilities } },
  });
  const session = `/session/${sessionId}`;
  const send = (async (command, { id, ...parameters } = {}) => {
    const [method, path] = commands[command];
    const body = method === 'POST' ? parameters : undefined;
    return ask(method, session + path.replace('{id}', String(id)), body);
  }) as Send;
  return {
    send,
    /** Vendor commands of this driver. */
    sendOwn: (path: string, parameters: object) => ask('POST', session + path, parameters),
    end: () => ask('DELETE', session),
  };
}
