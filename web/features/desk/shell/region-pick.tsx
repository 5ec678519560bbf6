/** Selects the region of a list. */
import { useDesk } from './desk-context.ts';
import parts from './parts.module.css';

type Props = { label: string; all: string; region: string; onPick: (region: string) => void };

export function RegionPick({ label, all, region, onPick }: Props) {
  const { guide } = useDesk();
  return (
    <label className={parts.pick}>
      <span className="hidden-text">{label}</span>
      <select value={region} onChange={(event) => onPick(event.target.value)}>
        <option value="">{all}</option>
        {guide.regions.map(({ slug, name }) => (
          <option key={slug} value={slug}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
