/** Members of the desk, and the audit log. */
import * as z from 'zod/mini';
import {
  addPersonSchema,
  changePersonSchema,
  logSchema,
  meSchema,
  type PersonRef,
  peopleSchema,
  personSchema,
  type Regions,
} from '../../../domain/desk/desk.ts';
import type { Clock } from '../../clock.ts';
import { ApiError } from '../../http/errors.ts';
import { type Api, nothing, rejections } from '../../http/schemas.ts';
import type { Guide } from '../../site/catalog.ts';
import { type AuditRow, auditPage } from '../../store/audit.ts';
import type { Store } from '../../store/open.ts';
import {
  accountsWithEmail,
  appoint,
  dismiss,
  getNames,
  type PersonRow,
  people,
  type Rejected,
  toAppointment,
} from '../../store/stewards.ts';
import type { Callers } from './callers.ts';

type Needs = {
  store: Store;
  callers: Callers;
  guide: Guide;
  clock: Clock;
};

const params = z.object({ id: z.string().check(z.regex(/^[a-z\d]{1,36}$/, 'expected the id of an account')) });
const logPage = 100;

export function addPeopleRoutes(desk: Api, { store, callers, guide, clock }: Needs): void {
  const { db } = store;

  desk.route({
    method: 'GET',
    url: '/me',
    config: { role: 'reader' },
    schema: {
      operationId: 'getDeskRole',
      summary: 'The role of the caller',
      response: { 200: meSchema, ...rejections(403, 404) },
    },
    async handler(request) {
      const { id, name, role, regions, freshUntil } = callers.of(request);
      return { id, name, role, regions, fresh: freshUntil > clock(), freshUntil: freshUntil.toISOString() };
    },
  });

  desk.route({
    method: 'GET',
    url: '/people',
    config: { role: 'keeper' },
    schema: {
      operationId: 'listPeople',
      summary: 'The people with a role at the desk',
      response: { 200: peopleSchema, ...rejections(403, 404) },
    },
    async handler() {
      const rows = await people(db);
      const names = await getNames(
        db,
        rows.map((row) => row.appointed_by),
      );
      return { people: rows.map((row) => personResponse(row, names)) };
    },
  });

  async function getReply(userId: string) {
    const row = (await people(db)).find(({ user_id: id }) => id === userId);
    if (!row) throw noSuchPerson();
    return personResponse(row, await getNames(db, [row.appointed_by]));
  }

  desk.route({
    method: 'POST',
    url: '/people',
    config: { role: 'keeper', fresh: true },
    schema: {
      operationId: 'addPerson',
      summary: 'Give a role to the account with this email address',
      body: addPersonSchema,
      response: { 201: personSchema, ...rejections(404, 409) },
    },
    async handler(request, reply) {
      const { email, role, regions } = request.body;
      requireKnown(regions);
      const [account, ...others] = await accountsWithEmail(db, email);
      if (!account)
        throw new ApiError(
          404,
          'person_not_found',
          'No one has signed in with this address yet. Ask them to sign in once.',
        );
      if (others.length > 0)
        throw new ApiError(409, 'person_ambiguous', 'Several accounts have this address. The operator can name one.');
      reject(await appoint(db, callers.actor(request), account.id, { role, regions }));
      return reply.code(201).send(await getReply(account.id));
    },
  });

  desk.route({
    method: 'PUT',
    url: '/people/:id',
    config: { role: 'keeper', fresh: true },
    schema: {
      operationId: 'changePerson',
      summary: 'Change the role or regions of a person',
      params,
      body: changePersonSchema,
      response: { 200: personSchema, ...rejections(404, 409) },
    },
    async handler(request) {
      requireKnown(request.body.regions);
      await getReply(request.params.id);
      reject(await appoint(db, callers.actor(request), request.params.id, request.body));
      return getReply(request.params.id);
    },
  });

  desk.route({
    method: 'DELETE',
    url: '/people/:id',
    config: { role: 'keeper', fresh: true },
    schema: {
      operationId: 'removePerson',
      summary: 'Remove a role and sign that person out',
      params,
      querystring: z.object({
        takeDown: z.optional(z.literal('notices')).check(z.describe('Also takes down their live notices.')),
      }),
      response: { 204: nothing, ...rejections(404, 409) },
    },
    async handler(request, reply) {
      const takesDown = request.query.takeDown === 'notices';
      reject(await dismiss(db, callers.actor(request), request.params.id, { takesDown }));
      if (takesDown) await desk.refreshLiveDocument();
      return reply.code(204).send();
    },
  });

  desk.route({
    method: 'GET',
    url: '/log',
    config: { role: 'reader' },
    schema: {
      operationId: 'readLog',
      summary: 'The audit log of the desk',
      querystring: z.object({ before: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(2 ** 31 - 1))) }),
      response: { 200: logSchema, ...rejections(400, 403, 404) },
    },
    async handler(request) {
      const rows = await auditPage(db, request.query.before ?? 2 ** 31 - 1, logPage + 1);
      const page = rows.slice(0, logPage);
      const names = await getNames(
        db,
        page.flatMap((row) => [row.by_user, ...(isAboutPerson(row) ? [row.subject] : [])]),
      );
      return {
        entries: page.map((row) => entryResponse(row, names)),
        next: rows.length > logPage ? (page.at(-1)?.seq ?? null) : null,
      };
    },
  });

  function requireKnown(regions: Regions): void {
    const unknown = regions === 'all' ? undefined : regions.find((region) => !guide.regions.includes(region));
    if (unknown !== undefined)
      throw new ApiError(400, 'general_argument_invalid', `regions: the guide has no ${unknown}.`);
  }
}

function reject(refused: Rejected | undefined): void {
  if (refused === 'unknown') throw noSuchPerson();
  if (refused === 'last-keeper')
    throw new ApiError(409, 'last_keeper', 'This is the only keeper. Appoint another one first.');
}

const noSuchPerson = () => new ApiError(404, 'person_not_found', 'No one with this id has a role here.');

const reference = (id: string, names: Map<string, string>): PersonRef => ({ id, name: names.get(id) ?? null });

const personResponse = (row: PersonRow, names: Map<string, string>) => ({
  id: row.user_id,
  name: row.name,
  email: row.email,
  ...toAppointment(row),
  since: row.appointed_at,
  appointedBy: reference(row.appointed_by, names),
});

const isAboutPerson = ({ action }: AuditRow): boolean => ['appoint', 'dismiss', 'revert'].includes(action);

const entryResponse = (row: AuditRow, names: Map<string, string>) => ({
  seq: row.seq,
  at: row.at,
  by: reference(row.by_user, names),
  action: row.action,
  subject: row.subject,
  about: isAboutPerson(row) ? reference(row.subject, names) : null,
  detail: JSON.parse(row.detail),
});
