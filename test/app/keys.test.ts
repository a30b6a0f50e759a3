import { describe, expect, it } from 'vitest';
import { en } from '../../web/i18n/en.ts';
import { bindingOf, KEYS, type KeyPress, keyName, keysMarkdown } from '../../web/state/keys.ts';

const press = (key: string, held: Partial<KeyPress> = {}): KeyPress => ({
  key,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  altKey: false,
  ...held,
});

describe('the table of shortcuts', () => {
  it('binds every key once', () => {
    const keys = KEYS.flatMap((binding) => binding.keys);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('has the keys that users of analysis boards know', () => {
    const commands = Object.fromEntries(
      ['ArrowLeft', 'ArrowRight', 'Home', 'End', 'f', 'l', 'x', 'e', '?', ' '].map((key) => [
        key,
        bindingOf(press(key, { shiftKey: key === '?' }))?.command,
      ]),
    );
    expect(commands).toEqual({
      ArrowLeft: 'prev',
      ArrowRight: 'next',
      Home: 'first',
      End: 'last',
      f: 'flip',
      l: 'engine',
      x: 'threat',
      e: 'editor',
      '?': 'help',
      ' ': 'best',
    });
  });

  it('takes Cmd as Ctrl and a capital as its letter', () => {
    expect(bindingOf(press('z', { metaKey: true }))?.command).toBe('undo');
    expect(bindingOf(press('Z', { ctrlKey: true, shiftKey: true }))?.command).toBe('redo');
    expect(keyName(press('F', { shiftKey: true }))).toBe('f');
  });

  it('leaves the browser its own combinations', () => {
    expect(bindingOf(press('l', { ctrlKey: true }))).toBeUndefined();
    expect(bindingOf(press('ArrowLeft', { altKey: true }))).toBeUndefined();
  });

  it('writes a README row for every binding', () => {
    const text = keysMarkdown((key) => String(en[key]));
    expect(text.trim().split('\n')).toHaveLength(KEYS.length + 2);
    expect(text).toContain('| `Ctrl+Z` | Undo |');
    expect(text).toContain('| `←` | Previous move |');
  });
});
