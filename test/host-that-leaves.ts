/** Accepts connections like PostgreSQL, and drops each at its first query. */
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';

const welcome = Buffer.from('R\0\0\0\x08\0\0\0\0' + 'Z\0\0\0\x05I', 'latin1');

export async function startHostThatLeaves() {
  let logins = 0;
  const server = createServer((socket) => {
    socket.on('error', () => {});
    socket.once('data', () => {
      logins += 1;
      socket.write(welcome);
      socket.once('data', () => socket.destroy());
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    logins: () => logins,
    close: () => void server.close(),
  };
}
