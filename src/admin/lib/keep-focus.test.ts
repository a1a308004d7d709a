import { beforeEach, expect, it, vi } from 'vitest';
import { keepFocus } from './keep-focus.ts';

const page: { body: null; activeElement: Place | null } = { body: null, activeElement: null };

/** An element as far as the focus needs it. */
class Place {
  tabIndex = -1;
  id = '';
  isDrawn = true;

  closest(): null {
    return null;
  }

  focus(): void {
    if (this.isDrawn) page.activeElement = this;
  }

  remove(): void {
    this.isDrawn = false;
    if (page.activeElement === this) page.activeElement = null;
  }
}

const [row, heading] = [new Place(), new Place()];

beforeEach(() => {
  vi.stubGlobal('HTMLElement', Place);
  const querySelector = (selector: string): Place => (selector === 'li' ? row : heading);
  vi.stubGlobal('document', Object.assign(page, { getElementById: () => null, querySelector }));
  vi.stubGlobal('requestAnimationFrame', (next: () => void) => next());
});

it('moves lost focus to what the change has drawn instead, before the heading', async () => {
  const button = new Place();
  button.focus();
  await keepFocus(
    () => button.remove(),
    () => document.querySelector('li'),
  );
  await vi.waitFor(() => expect(page.activeElement).toBe(row));
});

it('leaves the focus on what stays', async () => {
  const button = new Place();
  button.focus();
  await keepFocus(
    () => undefined,
    () => document.querySelector('li'),
  );
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(page.activeElement).toBe(button);
});
