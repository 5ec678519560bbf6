/** Connects to the primary of several hosts, which changes after a failover. */
import { Client, type ClientConfig } from 'pg';

type Connected = ((error: Error) => void) | ((error: null, client: Client) => void);

/**
 * The clients of one pool. All connect to the host that last worked; if it is unreachable or a replica, the next client tries
 * the next host.
 */
export function failoverClient(addresses: string[]) {
  let current = 0;
  return class FailoverClient extends Client {
    readonly #host = current;
    constructor(config?: ClientConfig) {
      super({ ...config, connectionString: addresses[current] });
      // The pool adds its error listener after connecting; without this one, an earlier disconnect would crash the process. The caller gets the error.
      this.on('error', () => {});
    }

    override connect(): Promise<Client>;
    override connect(callback: Connected): void;
    override connect(callback?: Connected): Promise<Client> | undefined {
      const connected = this.#connectOrMoveOn();
      if (!callback) return connected;
      const told = callback as (error: Error | null, client?: Client) => void;
      connected.then((client) => told(null, client), told);
      return undefined;
    }

    async #connectOrMoveOn(): Promise<Client> {
      try {
        await super.connect();
        if (addresses.length > 1) await this.#refuseCopy();
        return this;
      } catch (error) {
        if (this.#host === current) current = (current + 1) % addresses.length;
        throw error;
      }
    }

    async #refuseCopy(): Promise<void> {
      const { rows } = await this.query<{ copy: boolean }>('select pg_is_in_recovery() as copy');
      if (!rows[0]?.copy) return;
      await this.end();
      throw new Error('Connection terminated: this host is a read-only replica');
    }
  };
}
