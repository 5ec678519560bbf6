// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { fillContact } from './contact.ts';

test('the contact address is assembled as a link that says it, and shown', () => {
  document.body.innerHTML = '<a data-contact="hello" data-host="guide.example" hidden href="/about">Write to us</a>';
  fillContact();
  const link = document.querySelector('a');
  expect([link?.textContent, link?.getAttribute('href'), link?.hidden]).toEqual([
    'hello@guide.example',
    'mailto:hello@guide.example',
    false,
  ]);
});
