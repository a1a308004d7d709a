import { beforeEach, expect, it, vi } from 'vitest';
import { announce } from './announce.ts';

/** As much of an element as a message needs. */
class Part extends EventTarget {
  className = '';
  textContent = '';
  parentElement: Part | null = null;
  children: Part[] = [];
  append(child: Part): void {
    if (child.parentElement !== null) child.parentElement.children = without(child.parentElement, child);
    this.children.push(child);
    child.parentElement = this;
  }
  replaceChildren(...children: Part[]): void {
    this.children = children;
  }
}

const without = ({ children }: Part, child: Part): Part[] => children.filter((other) => other !== child);

let body = new Part();
/** The open modal dialogs, the topmost last. */
let modals: Part[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  body = new Part();
  modals = [];
  vi.stubGlobal('document', {
    body,
    createElement: () => new Part(),
    querySelector: () => [body, ...modals].flatMap((place) => place.children).find(isToast) ?? null,
    querySelectorAll: () => modals,
  });
  return () => {
    vi.useRealTimers();
  };
});

const isToast = ({ className }: Part): boolean => className === 'toast';
const textsIn = (place: Part): string[] =>
  place.children.filter(isToast).flatMap(({ children }) => children.map(({ textContent }) => textContent));

it('shows a message in the topmost open dialog, because everything outside of it is inert', () => {
  modals = [new Part(), new Part()];
  announce('Diving was removed.');
  vi.advanceTimersByTime(1000);
  expect([body, ...modals].map(textsIn)).toEqual([[], [], ['Diving was removed.']]);
});

it('moves a message that is shown to the page when its dialog closes', () => {
  const dialog = new Part();
  modals = [dialog];
  announce('This page did not load completely.', [{ label: 'Load it again', act: () => undefined }]);
  vi.advanceTimersByTime(1000);
  expect(textsIn(dialog)).toHaveLength(2);
  modals = [];
  dialog.dispatchEvent(new Event('close'));
  expect(textsIn(dialog)).toEqual([]);
  expect(textsIn(body)).toEqual(['This page did not load completely.', 'Load it again']);
});

it('fills a region only after it was placed, because screen readers announce what changes in a known one', () => {
  announce('Copied.');
  expect(body.children.filter(isToast)).toHaveLength(1);
  expect(textsIn(body)).toEqual([]);
  vi.advanceTimersByTime(1000);
  expect(textsIn(body)).toEqual(['Copied.']);
  vi.advanceTimersByTime(6000);
  expect(textsIn(body)).toEqual([]);
});
