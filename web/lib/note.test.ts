// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { storedNote } from './note.ts';

beforeEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
});

describe('a note', () => {
  test('a note is readable on the next page, until it is erased', () => {
    storedNote<{ miles: number }>('localStorage', 'walk').write({ miles: 3 });
    const onNextPage = storedNote<{ miles: number }>('localStorage', 'walk');
    expect(onNextPage.read()).toEqual({ miles: 3 });
    onNextPage.erase();
    expect(onNextPage.read()).toBeUndefined();
    expect(localStorage.length).toBe(0);
  });

  test('a note is stored in its own storage area', () => {
    storedNote('sessionStorage', 'walk').write('short');
    expect(storedNote('localStorage', 'walk').read()).toBeUndefined();
    expect(sessionStorage.getItem('walk')).toBe('"short"');
  });

  test('a note that was never written, or is invalid, is undefined', () => {
    expect(storedNote('localStorage', 'walk').read()).toBeUndefined();
    localStorage.setItem('walk', '{ not ours');
    expect(storedNote('localStorage', 'walk').read()).toBeUndefined();
  });
});

describe('when the storage is full', () => {
  const fill = () => {
    const storage = localStorage;
    return vi.spyOn(globalThis, 'localStorage', 'get').mockReturnValue({
      getItem: (key: string) => storage.getItem(key),
      removeItem: (key: string) => storage.removeItem(key),
      setItem: () => {
        throw new DOMException('No room left', 'QuotaExceededError');
      },
    } as unknown as Storage);
  };

  test('a note lasts as long as the page, until it is erased', () => {
    localStorage.setItem('walk', '"old"');
    fill();
    const note = storedNote<string>('localStorage', 'walk');
    note.write('new');
    expect([note.read(), note.isPersisted()]).toEqual(['new', false]);
    note.erase();
    expect(note.read()).toBeUndefined();
  });

  test('and then has room again, the note is stored', () => {
    const full = fill();
    const note = storedNote<string>('localStorage', 'walk');
    note.write('first');
    full.mockRestore();
    note.write('second');
    expect(note.isPersisted()).toBe(true);
    localStorage.setItem('walk', '"by another tab"');
    expect(note.read()).toBe('by another tab');
  });
});

test('if storage access is blocked, nothing fails', () => {
  const forbid = () => {
    throw new DOMException('Not allowed', 'SecurityError');
  };
  vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(forbid);
  const note = storedNote<number>('localStorage', 'walk');
  expect(note.read()).toBeUndefined();
  note.write(7);
  expect(note.read()).toBe(7);
  note.erase();
  expect(note.read()).toBeUndefined();
});
