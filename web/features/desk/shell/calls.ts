/**
 * The API client of the desk. Responses are validated strictly: page and server have the same version, or report that
 * they do not.
 */
import {
  answeredSchema,
  type ChangeNotice,
  type ClearCondition,
  type Conflict,
  type CreateNotice,
  conflictSchema,
  deskConditionsSchema,
  deskNoticeSchema,
  deskNoticesSchema,
  figuresSchema,
  logSchema,
  meSchema,
  peopleSchema,
  type QueueAnswer,
  queueSchema,
  type Regions,
  type Role,
  trailheadsSchema,
} from '../../../../domain/desk/desk.ts';
import { call, isRejected, Rejection, read, readBody } from '../../../lib/api.ts';

const at = (...parts: string[]): string => ['/desk', ...parts.map(encodeURIComponent)].join('/');

export const fetchMe = () => read(meSchema, at('me'));
export const fetchNotices = () => read(deskNoticesSchema, at('notices'));
export const fetchQueue = () => read(queueSchema, at('queue'));
export const fetchTrailheads = () => read(trailheadsSchema, at('trailheads'));
export const fetchFigures = () => read(figuresSchema, at('figures'));
export const fetchPeople = () => read(peopleSchema, at('people'));
export const fetchLog = (before?: number) => read(logSchema, `${at('log')}${before ? `?before=${before}` : ''}`);

export const createNotice = async (notice: CreateNotice) =>
  readBody(deskNoticeSchema, await call('POST', at('notices'), notice));
export const changeNotice = async (id: string, notice: ChangeNotice) =>
  readBody(deskNoticeSchema, await call('PUT', at('notices', id), notice));
export const withdrawNotice = async (id: string, revision: number) =>
  readBody(deskNoticeSchema, await call('POST', at('notices', id, 'withdraw'), { revision }));
export const restoreNotice = async (id: string, revision: number) =>
  readBody(deskNoticeSchema, await call('POST', at('notices', id, 'restore'), { revision }));

export const sendAnswer = async (id: string, answer: QueueAnswer, words?: string) =>
  readBody(answeredSchema, await call('POST', at('queue', id, 'answer'), { answer, ...(words && { words }) }));
export const undoAnswer = (id: string) => call('POST', at('queue', id, 'undo'), {});

export const fetchConditions = () => read(deskConditionsSchema, at('conditions'));
/** Without a hike, for all of them. */
export const switchReports = (on: boolean, hike?: string) =>
  call('PUT', at('conditions', 'switch'), { on, ...(hike && { hike }) });
export const clearCondition = (cleared: ClearCondition) => call('POST', at('conditions', 'clear'), cleared);

export type RoleFields = { role: Role; regions: Regions };
export const addPerson = (email: string, fields: RoleFields) => call('POST', at('people'), { email, ...fields });
export const changePerson = (id: string, fields: RoleFields) => call('PUT', at('people', id), fields);
export const removePerson = (id: string, takesDown: boolean) =>
  call('DELETE', `${at('people', id)}${takesDown ? '?takeDown=notices' : ''}`);

/** The sign-in is too old for publishing or appointing. */
export const needsSignIn = (error: unknown): boolean => isRejected(error, 'desk_sign_in_required');

/** Another user saved first. */
export const getConflict = (error: unknown): Conflict | undefined =>
  error instanceof Rejection && error.status === 409 ? conflictSchema.safeParse(error.body).data : undefined;
