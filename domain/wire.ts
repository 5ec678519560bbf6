/** The calls below /v1: requests, replies and errors, shared by both sides of the wire. */
import { z } from 'zod';

/** Told with every error, so that a report of one says which server it came from. */
export const wireVersion = '1.0.0';

export const errorTypes = [
  'general_argument_invalid',
  'general_query_invalid',
  'general_route_not_found',
  'general_unauthorized_scope',
  'general_access_forbidden',
  'general_rate_limit_exceeded',
  'general_service_unavailable',
  'general_unknown',
  'user_unauthorized',
  'project_provider_disabled',
  'database_not_found',
  'collection_not_found',
  'document_not_found',
  'document_already_exists',
] as const;
export type ErrorType = (typeof errorTypes)[number];

export const errorReplySchema = z.object({
  message: z.string(),
  code: z.int().describe('The HTTP status.'),
  type: z.enum(errorTypes),
  version: z.string(),
});
export type ErrorReply = z.infer<typeof errorReplySchema>;
