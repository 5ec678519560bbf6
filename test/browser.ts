/** The part of a browser that signing in needs: a cookie jar by host, and redirects followed one at a time. */

/** Captured here, because a test may replace the global fetch with this browser's. */
const realFetch = globalThis.fetch;

export type Browser = ReturnType<typeof openBrowser>;

type Jar = Map<string, { value: string; httpOnly: boolean }>;

/** @param reach maps a URL to where the request really goes */
export function openBrowser(reach = (url: URL): URL => url) {
  const jars = new Map<string, Jar>();
  const getJar = (url: URL) => {
    const jar = jars.get(url.hostname) ?? new Map();
    jars.set(url.hostname, jar);
    return jar;
  };

  /** The server answers at once; the response, cookies included, arrives when the returned function is called. */
  async function sendSlowly(address: string | URL, init: RequestInit = {}): Promise<() => Response> {
    const url = new URL(address);
    const headers = new Headers(init.headers);
    const cookies = [...getJar(url)].map(([name, { value }]) => `${name}=${value}`).join('; ');
    if (cookies) headers.set('cookie', cookies);
    const response = await realFetch(reach(url), { ...init, headers, redirect: 'manual' });
    return () => {
      for (const line of response.headers.getSetCookie()) takeCookie(getJar(url), line);
      return response;
    };
  }

  const send = async (address: string | URL, init?: RequestInit): Promise<Response> =>
    (await sendSlowly(address, init))();

  /** Follows redirects until a page, or until the URL that `stop` names, and returns where that is. */
  async function go(address: string | URL, stop?: (url: URL) => boolean): Promise<{ url: URL; response: Response }> {
    let url = new URL(address);
    for (let hops = 0; hops < 10; hops += 1) {
      const response = await send(url);
      const location = response.headers.get('location');
      if (!location) return { url, response };
      await response.body?.cancel();
      url = new URL(location, url);
      if (stop?.(url)) return { url, response };
    }
    throw new Error(`too many redirects, the last to ${url}`);
  }

  const submit = (url: URL, fields: Record<string, string>) =>
    send(url, { method: 'POST', body: new URLSearchParams(fields) });

  return {
    send,
    sendSlowly,
    go,
    submit,
    cookie: (host: string, name: string) => jars.get(host)?.get(name)?.value,
    cookies: (host: string) => [...(jars.get(host) ?? [])].map(([name, { value }]) => ({ name, value })),
    /** What the script of a page can read. */
    cookieOfPage: (host: string, name: string) => {
      const known = jars.get(host)?.get(name);
      return known?.httpOnly ? undefined : known?.value;
    },
  };
}

/** Cookie paths are ignored: no test depends on one. */
function takeCookie(jar: Jar, line: string): void {
  const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
  const gone = /;\s*max-age=0/i.test(line) || /expires=Thu, 01 Jan 1970/i.test(line);
  if (gone) jar.delete(name);
  else jar.set(name, { value, httpOnly: /;\s*httponly/i.test(line) });
}
