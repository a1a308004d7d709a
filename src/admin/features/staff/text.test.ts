import { expect, it } from 'vitest';
import { STAFF_TEXT as text } from './text.ts';

it.each(['close', 'open', 'again', 'remove', 'removeApp'] as const)(
  "names the button '%s' of a colleague by its visible text, which voice control listens for",
  (action) => {
    expect(text[action]('Ana')).toContain(text.short[action]);
  },
);
