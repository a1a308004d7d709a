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
    if (active !== null && this.children.includes(active)) active = null;
    for (const child of children) child.parentElement = this;
    this.children = children;
  }
  contains(other: Part | null): boolean {
    return other === this || this.children.some((child) => child === other);
  }
  focus(): void {
    moveFocus(this);
  }
}

const without = ({ children }: Part, child: Part): Part[] => children.filter((other) => other !== child);

function moveFocus(part: Part): void {
  const moved = Object.assign(new Event('focusin'), { relatedTarget: active });
  active = part;
  part.parentElement?.dispatchEvent(moved);
}

let body = new Part();
/** What has the focus; null for nothing. */
let active: Part | null = null;
/** The open modal dialogs, the topmost last. */
let modals: Part[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  body = new Part();
  active = null;
  modals = [];
  vi.stubGlobal('HTMLElement', Part);
  vi.stubGlobal('document', {
    body,
    get activeElement() {
      return active;
    },
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

it('gives the focus back to what had it before, when a pressed button goes with its message', () => {
  const share = new Part();
  body.append(share);
  share.focus();
  announce(
    'Add 2 properties?',
    ['Yes', 'No'].map((label) => ({ label, act: () => undefined })),
  );
  // It stays until a button is pressed.
  vi.advanceTimersByTime(60_000);
  const [, yes, no] = body.children.find(isToast)?.children ?? [];
  yes?.focus();
  no?.focus();
  no?.dispatchEvent(new Event('click'));
  expect(textsIn(body)).toEqual([]);
  expect(active).toBe(share);
});

it('leaves the focus in a field when another message replaces one with a button', () => {
  const [share, field] = [new Part(), new Part()];
  body.append(share);
  body.append(field);
  share.focus();
  announce('The link:', [{ label: 'Close', act: () => undefined }]);
  vi.advanceTimersByTime(1000);
  body.children.find(isToast)?.children[1]?.focus();
  field.focus();
  announce('Copied.');
  vi.advanceTimersByTime(10_000);
  expect(active).toBe(field);
});
