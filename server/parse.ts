/** Reads what came over the wire; a refusal names the field. */
import * as z from 'zod/mini';
import { ApiError } from './plugins/errors.ts';

export function parse<T extends z.ZodMiniType>(schema: T, input: unknown): z.output<T> {
  const result = z.safeParse(schema, input);
  if (result.success) return result.data;
  const faults = result.error.issues.slice(0, 5).map((issue) => {
    const field = issue.path.map(String).join('.');
    return field ? `${field}: ${issue.message}` : issue.message;
  });
  throw new ApiError(400, 'general_argument_invalid', faults.join('; '));
}
