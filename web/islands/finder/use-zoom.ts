/** Pan and zoom of the map: the wheel with Ctrl, two fingers, buttons; one finger scrolls the page until the map is zoomed in. */
import { select } from 'd3-selection';
import { type D3ZoomEvent, type ZoomTransform, zoom, zoomIdentity, zoomTransform } from 'd3-zoom';
import { type RefObject, useEffect, useMemo, useRef } from 'react';
import type { Bounds } from './clusters.ts';

export const closest = 20;

type ZoomControls = {
  by: (factor: number) => void;
  /** Shows this part of the frame, given in its pixels as they are without zoom. */
  show: (bounds: Bounds, most?: number) => void;
  whole: () => void;
};

export function useZoom(
  frame: RefObject<HTMLElement | null>,
  onMove: (transform: ZoomTransform) => void,
): ZoomControls {
  const moved = useRef(onMove);
  useEffect(() => {
    moved.current = onMove;
  });

  const behavior = useMemo(
    () =>
      zoom<HTMLElement, unknown>()
        .scaleExtent([1, closest])
        .extent(function () {
          return [
            [0, 0],
            [this.clientWidth, this.clientHeight],
          ];
        })
        .filter(function (event: Event) {
          if (event instanceof WheelEvent) return event.ctrlKey || event.metaKey;
          if ('touches' in event) return (event as TouchEvent).touches.length > 1 || zoomTransform(this).k > 1;
          return (event as MouseEvent).button === 0 && !(event.target as Element).closest('button, a');
        })
        .on('zoom', ({ transform }: D3ZoomEvent<HTMLElement, unknown>) => moved.current(transform)),
    [],
  );

  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const fit = () => {
      behavior.translateExtent([
        [0, 0],
        [element.clientWidth, element.clientHeight],
      ]);
      moved.current(zoomTransform(element));
    };
    select(element).call(behavior);
    const observer = new ResizeObserver(fit);
    observer.observe(element);
    return () => {
      observer.disconnect();
      select(element).on('.zoom', null);
    };
  }, [behavior, frame]);

  return useMemo(() => {
    const element = () => select(frame.current as HTMLElement);
    return {
      by: (factor) => element().call(behavior.scaleBy, factor),
      whole: () => element().call(behavior.transform, zoomIdentity),
      show: ({ left, top, right, bottom }, most = closest) => {
        const { clientWidth, clientHeight } = frame.current as HTMLElement;
        const room = 0.75 * Math.min(clientWidth / (right - left || 1), clientHeight / (bottom - top || 1));
        const k = Math.max(1, Math.min(room, most));
        const [x, y] = [clientWidth / 2 - (k * (left + right)) / 2, clientHeight / 2 - (k * (top + bottom)) / 2];
        element().call(behavior.transform, zoomIdentity.translate(x, y).scale(k));
      },
    };
  }, [behavior, frame]);
}
