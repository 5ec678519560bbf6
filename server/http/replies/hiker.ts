/** A hiker as the wire shows it. */
import type { Hiker } from '../../../domain/wire/wire.ts';
import type { HikerRow } from '../../store/hikers.ts';

export const hikerReply = ({ id, created_at: createdAt, name, color }: HikerRow): Hiker => ({
  $id: id,
  $createdAt: createdAt,
  name,
  color,
});
