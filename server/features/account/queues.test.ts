import { expect, it } from 'vitest';
import { makeQueues } from './routes.ts';

const lettersInto = (log: string[], letters: string) =>
  async function* letterByLetter() {
    for (const letter of letters) {
      log.push(letter);
      yield letter;
      await new Promise((resolve) => setImmediate(resolve));
    }
  };
const readAll = async (stream: AsyncIterable<string>) => {
  let text = '';
  for await (const piece of stream) text += piece;
  return text;
};

it('streams of one key are serialized, those of other keys run in parallel', async () => {
  const oneAtATime = makeQueues();
  const log: string[] = [];
  const results = await Promise.all([
    readAll(oneAtATime('a', lettersInto(log, 'one'))),
    readAll(oneAtATime('a', lettersInto(log, 'TWO'))),
    readAll(oneAtATime('b', lettersInto(log, '345'))),
  ]);
  expect(results).toEqual(['one', 'TWO', '345']);
  const ofA = log.filter((letter) => /\D/.test(letter)).join('');
  expect(ofA).toBe('oneTWO');
  expect(log.indexOf('3')).toBeLessThan(log.indexOf('T'));
});

it('a stream that arrives while the second of its key runs waits for that one', async () => {
  const oneAtATime = makeQueues();
  const log: string[] = [];
  const read = (letters: string) => readAll(oneAtATime('a', lettersInto(log, letters)));
  const [first, second] = [read('one'), read('TWO')];
  await first;
  await Promise.all([second, read('end')]);
  expect(log.join('')).toBe('oneTWOend');
});

it('an aborted or failed stream starts the next one', async () => {
  const oneAtATime = makeQueues();
  const given = oneAtATime('a', lettersInto([], 'long'));
  await given.next();
  const next = readAll(oneAtATime('a', lettersInto([], 'two')));
  await given.return(undefined);
  expect(await next).toBe('two');
  const failing = oneAtATime<string>('a', () => {
    throw new Error('no');
  });
  const after = readAll(oneAtATime('a', lettersInto([], 'three')));
  await expect(readAll(failing)).rejects.toThrow('no');
  expect(await after).toBe('three');
});
