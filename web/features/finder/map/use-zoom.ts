/**
 * Pan and zoom of the map: Ctrl with the wheel, mouse, two fingers, buttons; one finger scrolls the page until the map
 * is zoomed in.
 */
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import type { Bounds } from './clusters.ts';
import { closest, dragged, kept, type View, wholeView, zoomed } from './pan-zoom.ts';

type ZoomControls = {
  by: (factor: number) => void;
  /** Shows this part of the map, given in fractions of its width and height. */
  show: (bounds: Bounds, most?: number) => void;
  whole: () => void;
};

export type Zoom = { view: View; width: number; moving: boolean; controls: ZoomControls };

/** Wheel deltas come in pixels, lines or pages. */
const wheelSpeeds = [0.002, 0.05, 1];
/** Milliseconds without a wheel event until the wheel has settled. */
const wheelRest = 150;

type Spot = readonly [number, number];

export function useZoom(frame: RefObject<HTMLElement | null>): Zoom {
  const [view, setView] = useState(wholeView);
  const [width, setWidth] = useState(0);
  const [moving, setMoving] = useState(false);
  const current = useRef(view);

  const controls = useMemo(() => {
    const size = () => ({ width: frame.current?.clientWidth ?? 0, height: frame.current?.clientHeight ?? 0 });
    const go = (next: View) => {
      current.current = next;
      setView(next);
    };
    const inFrame = ({ clientX, clientY }: { clientX: number; clientY: number }): Spot => {
      const { left = 0, top = 0 } = frame.current?.getBoundingClientRect() ?? {};
      return [clientX - left, clientY - top];
    };
    return {
      size,
      go,
      inFrame,
      by: (factor: number) => {
        const { width, height } = size();
        go(zoomed(current.current, factor, [width / 2, height / 2], { width, height }));
      },
      whole: () => go(wholeView),
      show: ({ left, top, right, bottom }: Bounds, most = closest) => {
        const { width, height } = size();
        const room = 0.75 * Math.min(1 / (right - left || 1), 1 / (bottom - top || 1));
        const k = Math.max(1, Math.min(room, most));
        const [x, y] = [width * (0.5 - (k * (left + right)) / 2), height * (0.5 - (k * (top + bottom)) / 2)];
        go(kept({ k, x, y }, { width, height }));
      },
    };
  }, [frame]);

  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const { size, go, inFrame } = controls;
    const over = new AbortController();
    const on = <K extends keyof HTMLElementEventMap>(name: K, act: (event: HTMLElementEventMap[K]) => void) =>
      element.addEventListener(name, act, { signal: over.signal, passive: false });

    let rest: ReturnType<typeof setTimeout> | undefined;
    on('wheel', (event) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      setMoving(true);
      clearTimeout(rest);
      rest = setTimeout(() => setMoving(false), wheelRest);
      const factor = 2 ** (-event.deltaY * (wheelSpeeds[event.deltaMode] ?? 0) * (event.ctrlKey ? 5 : 1));
      go(zoomed(current.current, factor, inFrame(event), size()));
    });

    /** The last position of the fingers or the mouse. */
    let held: Spot[] = [];
    const hold = (spots: Spot[]) => {
      held = spots;
      setMoving(spots.length > 0);
    };
    const pull = (event: Event, spots: Spot[]) => {
      if (held.length === 0) return;
      event.preventDefault();
      if (held.length === spots.length) go(dragged(current.current, held, spots, size()));
      held = spots;
    };
    const isOnControl = ({ target }: Event) => target instanceof Element && target.closest('button, a') !== null;

    on('pointerdown', (event) => {
      if (event.pointerType !== 'mouse' || event.button !== 0 || isOnControl(event)) return;
      element.setPointerCapture(event.pointerId);
      hold([inFrame(event)]);
    });
    on('pointermove', (event) => event.pointerType === 'mouse' && pull(event, [inFrame(event)]));
    for (const name of ['pointerup', 'pointercancel'] as const)
      on(name, ({ pointerType }) => pointerType === 'mouse' && hold([]));

    const fingers = ({ touches }: TouchEvent): Spot[] => [...touches].slice(0, 2).map(inFrame);
    const isOurs = ({ touches }: TouchEvent) => touches.length > 1 || current.current.k > 1;
    on('touchstart', (event) => isOurs(event) && hold(fingers(event)));
    on('touchmove', (event) => isOurs(event) && pull(event, fingers(event)));
    for (const name of ['touchend', 'touchcancel'] as const)
      on(name, (event) => hold(isOurs(event) ? fingers(event) : []));

    const observer = new ResizeObserver(() => {
      setWidth(element.clientWidth);
      go(kept(current.current, size()));
    });
    observer.observe(element);
    return () => {
      over.abort();
      clearTimeout(rest);
      observer.disconnect();
    };
  }, [controls, frame]);

  return { view, width, moving, controls };
}
