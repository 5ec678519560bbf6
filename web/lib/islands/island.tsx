/**
 * An island: an interactive part of a page. Its markup is prerendered like all the rest, and hydrated when its script
 * has loaded. Everything around it stays static.
 */
import type { ReactElement, ReactNode } from 'react';
import { useRouteLoaderData } from 'react-router';
import type { Scripts } from '../scripts.ts';
import type { IslandName } from './island-name.ts';

/** Data of the root loader for islands. */
export type Frame = { islands: Scripts['islands']; firstScripts: Scripts['first']; unsupportedBrowserMessage: string };

type Props<P extends object> = {
  name: IslandName;
  props: P;
  render: (props: P) => ReactElement;
  /** The fallback without JavaScript (web/styles/base.css); `data-why` marks the reason. */
  withoutScript: ReactNode;
};

export function Island<P extends object>({ name, props, render: Render, withoutScript }: Props<P>) {
  const frame = useRouteLoaderData<Frame>('root');
  const [script, ...imported] = frame?.islands[name] ?? [];
  const first = frame?.firstScripts[name] ?? [];
  return (
    <>
      {first.map((address) => (
        <link key={address} rel="modulepreload" href={address} />
      ))}
      <div data-without-script="">{withoutScript}</div>
      <div
        data-island={name}
        data-src={script}
        data-imported={imported.join(' ') || undefined}
        data-first={first[0]}
        data-needs={frame?.unsupportedBrowserMessage}
      >
        <Render {...props} />
      </div>
      <script
        type="application/json"
        data-for={name}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own data, with the one sequence escaped that could end the element
        dangerouslySetInnerHTML={{ __html: JSON.stringify(props).replaceAll('<', '\\u003c') }}
      />
    </>
  );
}
