// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Loaded, useRequest } from './use-request.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const request = vi.fn<() => Promise<string>>();
const onError = vi.fn();
let loaded: Loaded<string>;
const Part = () => {
  loaded = useRequest(request, onError);
  return null;
};

const root = createRoot(document.createElement('div'));
beforeEach(() => act(async () => root.render(null)));
afterEach(() => vi.resetAllMocks());
const open = () => act(async () => root.render(<Part />));
const reload = () => act(() => loaded.reload());
const shown = () => ({ value: loaded.value, failed: loaded.failed, isLoading: loaded.isLoading });

/** Requests that are answered by hand, in any order. */
function held() {
  const answers: { resolve: (value: string) => void; reject: (error: Error) => void }[] = [];
  request.mockImplementation(() => new Promise((resolve, reject) => answers.push({ resolve, reject })));
  return answers;
}

test('the last response stays while the next request runs and if it fails', async () => {
  request.mockResolvedValueOnce('first').mockRejectedValueOnce(new Error('no network')).mockResolvedValueOnce('second');
  await open();
  expect(shown()).toEqual({ value: 'first', failed: undefined, isLoading: false });
  await reload();
  expect(shown()).toEqual({ value: 'first', failed: true, isLoading: false });
  expect(onError).toHaveBeenCalledExactlyOnceWith(new Error('no network'));
  await reload();
  expect(shown()).toEqual({ value: 'second', failed: undefined, isLoading: false });
});

test('a response or error that arrives after a newer request was started is ignored', async () => {
  const answers = held();
  await open();
  await act(async () => void loaded.reload());
  await act(async () => void loaded.reload());
  await act(async () => answers[0]?.resolve('older'));
  await act(async () => answers[1]?.reject(new Error('older')));
  expect(shown()).toEqual({ value: undefined, failed: undefined, isLoading: true });
  await act(async () => answers[2]?.resolve('newest'));
  expect(shown()).toEqual({ value: 'newest', failed: undefined, isLoading: false });
  expect(onError).not.toHaveBeenCalled();
});

test('an error that arrives after unmount is ignored', async () => {
  const answers = held();
  await open();
  await act(async () => root.render(null));
  await act(async () => answers[0]?.reject(new Error('too late')));
  expect(onError).not.toHaveBeenCalled();
});
