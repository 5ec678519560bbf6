import type { Credit } from '../../content/credits.ts';
import { OutboundLink } from './links.tsx';

/** The data sources of a map; their licenses require it next to the map. */
export function MapCredits({ credits }: { credits: readonly Credit[] }) {
  return credits.map((credit, i) => (
    <span key={credit.what}>
      {i > 0 && ' '}
      {credit.what}:{' '}
      {credit.holders.map((holder, j) => (
        <span key={holder.name}>
          {j > 0 && ', '}
          <OutboundLink href={holder.url}>{holder.name}</OutboundLink>
          {holder.license && ` (${holder.license})`}
        </span>
      ))}
      .
    </span>
  ));
}
