/** The part of a browser that signing in needs: a jar of cookies by host, and redirects followed one at a time. */
/** A test may put this browser in the place of the global one. */
const realFetch = globalThis.fetch;

export type Browser = ReturnType<typeof openBrowser>;

/** @param reach where a request for an address really goes */
export function openBrowser(reach = (url: URL): URL => url) {
  const jars = new Map<string, Map<string, string>>();
  const jarOf = (url: URL) => {
    const jar = jars.get(url.hostname) ?? new Map<string, string>();
    jars.set(url.hostname, jar);
    return jar;
  };

  /** The server answers at once; the answer arrives, cookies and all, when the function that this resolves to is called. */
  async function sendSlowly(address: string | URL, init: RequestInit = {}): Promise<() => Response> {
    const url = new URL(address);
    const headers = new Headers(init.headers);
    const cookies = [...jarOf(url)].map(([name, value]) => `${name}=${value}`).join('; ');
    if (cookies) headers.set('cookie', cookies);
    const reply = await realFetch(reach(url), { ...init, headers, redirect: 'manual' });
    return () => {
      for (const line of reply.headers.getSetCookie()) takeCookie(jarOf(url), line);
      return reply;
    };
  }

  const send = async (address: string | URL, init?: RequestInit): Promise<Response> =>
    (await sendSlowly(address, init))();

  /** Follows redirects until a page, or until the address that `stop` names; tells where that is. */
  async function go(address: string | URL, stop?: (url: URL) => boolean): Promise<{ url: URL; reply: Response }> {
    let url = new URL(address);
    for (let hops = 0; hops < 10; hops += 1) {
      const reply = await send(url);
      const location = reply.headers.get('location');
      if (!location) return { url, reply };
      await reply.body?.cancel();
      url = new URL(location, url);
      if (stop?.(url)) return { url, reply };
    }
    throw new Error(`too many redirects, the last to ${url}`);
  }

  const submit = (url: URL, fields: Record<string, string>) =>
    send(url, { method: 'POST', body: new URLSearchParams(fields) });

  return {
    ...{ send, sendSlowly, go, submit },
    cookie: (host: string, name: string) => jars.get(host)?.get(name),
    cookies: (host: string) => [...(jars.get(host) ?? [])].map(([name, value]) => ({ name, value })),
  };
}

/** Paths of cookies are left aside: no test of ours depends on one. */
function takeCookie(jar: Map<string, string>, line: string): void {
  const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
  const gone = /;\s*max-age=0/i.test(line) || /expires=Thu, 01 Jan 1970/i.test(line);
  if (gone) jar.delete(name);
  else jar.set(name, value);
}
