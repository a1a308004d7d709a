import { expect, it } from 'vitest';
import { STAFF_TEXT as text } from './text.ts';

it.each(['close', 'open', 'again', 'remove', 'removeApp'] as const)(
  "names the button '%s' of a colleague by its visible text, which voice control listens for",
  (action) => {
    expect(text[action]('Ana')).toContain(text.short[action]);
  },
);

it('tells administrators who close or demote themselves that only a colleague can undo it', () => {
  const { close, role } = text.confirm;
  for (const { title, children } of [close('Ana', true), role('Ana', 'editor', true)]) {
    expect(title).toMatch(/\byour/);
    expect(children).toContain('Only another administrator can');
  }
  expect(close('Ana', false).children).toContain('You can reopen the account later.');
});
