/** A hike selected on the map: its picture, figures and link. */
import { useEffect, useRef } from 'react';
import type { Found } from '../../../../domain/finder/finder.ts';
import type { ListedHike } from '../../../../domain/finder/hike.ts';
import { heroSize } from '../../../../domain/pictures/hero-size.ts';
import type { PublicConditionKind } from '../../../../domain/status/condition-reports.ts';
import { getWarnings, type HikeStatus } from '../../../../domain/status/status.ts';
import { HikeFigures } from '../../../ui/hike-row.tsx';
import { Icon } from '../../../ui/icon.tsx';
import * as icons from '../../../ui/icons.ts';
import { Warnings } from '../../../ui/status.tsx';
import { ConditionsInRow } from '../../status/conditions/conditions-in-row.tsx';
import type { RegionInFinder } from '../results/region-in-finder.ts';
import { wayTo } from '../results/way-to.ts';
import { mapMessages } from './map.messages.ts';

type Props = {
  found: Found<ListedHike>;
  status: HikeStatus;
  /** What hikers reported there. */
  seen: readonly PublicConditionKind[];
  code: RegionInFinder['code'] | undefined;
  /** The side away from its marker. */
  side: 'left' | 'right';
  onClose: () => void;
};

export function MapPopup({ found, status, seen, code, side, onClose }: Props) {
  const { hike } = found;
  const isClosed = status.kind === 'closed';
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => link.current?.focus({ preventScroll: true }), []);
  return (
    <div
      className="finder-popup"
      data-region={code}
      data-side={side}
      role="dialog"
      aria-labelledby="map-popup"
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      <a ref={link} href={hike.path}>
        <img className="picture" src={hike.pictureSrc} alt="" {...heroSize} />
        <span className="finder-popup-band">
          <b id="map-popup">{hike.park}</b>
          <i>{hike.trail}</i>
        </span>
        <span className="finder-popup-facts">
          <HikeFigures
            hike={hike}
            drive={wayTo(found)}
            seen={!isClosed && seen.length > 0 && <ConditionsInRow kinds={seen} />}
            alert={isClosed ? undefined : status.alert}
          />
          {getWarnings(status).length > 0 && <Warnings status={status} />}
        </span>
      </a>
      <button type="button" className="finder-popup-close" onClick={onClose}>
        <Icon drawing={icons.cross} />
        <span className="hidden-text">{mapMessages.close}</span>
      </button>
    </div>
  );
}
