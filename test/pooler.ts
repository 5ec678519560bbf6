/**
 * A pooler in transaction mode between a server and PostgreSQL: each client's transaction gets the connection that has been idle
 * longest. Prepared statements follow their client from connection to connection, as in PgBouncer from 1.21 on; session settings
 * do not.
 */
import { createServer, type Socket } from 'node:net';
import { Client } from 'pg';

type Message = { type: string; bytes: Buffer };

/** Splits the stream into messages; the first of a client has no type. */
function messagesOf(socket: Socket, take: (message: Message) => void, withStartup: boolean): void {
  let rest: Buffer = Buffer.alloc(0);
  let started = !withStartup;
  socket.on('data', (chunk: Buffer) => {
    rest = Buffer.concat([rest, chunk]);
    for (;;) {
      const lengthAt = started ? 1 : 0;
      if (rest.length < lengthAt + 4) return;
      const size = lengthAt + rest.readInt32BE(lengthAt);
      if (rest.length < size) return;
      const bytes = rest.subarray(0, size);
      rest = rest.subarray(size);
      take({ type: started ? String.fromCharCode(bytes[0] ?? 0) : 'startup', bytes });
      started = true;
    }
  });
}

const message = (type: string, body: Buffer) => {
  const head = Buffer.alloc(5);
  head.write(type);
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
};
const ready = message('Z', Buffer.from('I'));
const signedIn = Buffer.concat([message('R', Buffer.alloc(4)), ready]);

type Backend = {
  socket: Socket;
  answerTo: ((answer: Message) => void) | undefined;
  /** Names of the statements that are prepared on this connection. */
  prepared: Set<string>;
};

const parsed = message('1', Buffer.alloc(0));
/** The null-terminated string at an offset of a message. */
const textAt = (bytes: Buffer, at: number): string => bytes.toString('utf8', at, bytes.indexOf(0, at));
/** The statement that a message prepares (P) or binds (B, after the name of its portal). */
function statementOf({ type, bytes }: Message): string {
  if (type === 'P') return textAt(bytes, 5);
  return type === 'B' ? textAt(bytes, bytes.indexOf(0, 5) + 1) : '';
}

export async function startTransactionPooler(databaseUrl: string) {
  const opened: Client[] = [];
  const idle: Backend[] = [];
  const waiting: ((backend: Backend) => void)[] = [];
  for (let n = 0; n < 8; n += 1) {
    const client = new Client({ connectionString: databaseUrl });
    await client.connect();
    opened.push(client);
    const { stream } = (client as unknown as { connection: { stream: Socket } }).connection;
    stream.removeAllListeners('data');
    const backend: Backend = { socket: stream, answerTo: undefined, prepared: new Set() };
    messagesOf(stream, (answer) => backend.answerTo?.(answer), false);
    idle.push(backend);
  }
  const take = () => {
    const backend = idle.shift();
    return backend ? Promise.resolve(backend) : new Promise<Backend>((resolve) => waiting.push(resolve));
  };
  const give = (backend: Backend) => {
    backend.answerTo = undefined;
    const next = waiting.shift();
    if (next) next(backend);
    else idle.push(backend);
  };

  const server = createServer((client) => {
    let backend: Promise<Backend> | undefined;
    let ownParses = 0;
    const statements = new Map<string, Buffer>();
    client.on('error', () => {});
    const serve = async (sent: Message) => {
      const { type, bytes } = sent;
      if (type === 'startup') return client.write(signedIn);
      if (type === 'X') return client.end();
      backend ??= take();
      const mine = await backend;
      mine.answerTo = (answer) => {
        if (answer.type === '1' && ownParses > 0) {
          ownParses -= 1; // not requested by the client
          return;
        }
        client.write(answer.bytes);
        if (answer.type !== 'Z' || answer.bytes[5] !== 'I'.charCodeAt(0)) return;
        backend = undefined; // the transaction is over
        give(mine);
      };
      const statement = statementOf(sent);
      const isPrepared = statement === '' || mine.prepared.has(statement);
      if (statement) mine.prepared.add(statement);
      if (type === 'P' && statement) {
        statements.set(statement, bytes);
        if (isPrepared) return client.write(parsed);
      } else if (!isPrepared) {
        ownParses += 1;
        mine.socket.write(statements.get(statement) ?? '');
      }
      mine.socket.write(bytes);
    };
    let turn: Promise<unknown> = Promise.resolve();
    messagesOf(
      client,
      (one) => {
        turn = turn.then(() => serve(one));
      },
      true,
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const url = new URL(databaseUrl);
  url.port = String(address && typeof address === 'object' && address.port);
  return {
    url: url.href,
    async close() {
      server.close();
      for (const { socket } of idle) socket.destroy();
      await Promise.allSettled(opened.map((client) => client.end()));
    },
  };
}
