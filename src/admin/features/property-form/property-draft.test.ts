import { beforeEach, expect, it, vi } from 'vitest';
import { draftName, forgetPropertyDraft, keepPropertyDraft, readPropertyDraft } from './property-draft.ts';

const ID = '4b2d7c1e-93a0-4c56-8f1e-2d3b4c5d6e7f';

let stored: Map<string, string>;

beforeEach(() => {
  stored = new Map();
  const methods = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
  vi.stubGlobal(
    'localStorage',
    new Proxy(methods, {
      ownKeys: () => [...stored.keys()],
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    }),
  );
});

it('two windows keep their work on the same property apart', () => {
  const [one, other] = [draftName(ID), draftName(ID)];
  keepPropertyDraft(one, workOf('One', 1));
  keepPropertyDraft(other, workOf('Other', 2));
  expect(readPropertyDraft(ID)).toMatchObject({ name: other, values: { title: 'Other' } });
  // Saved there.
  forgetPropertyDraft(other);
  expect(readPropertyDraft(ID)).toMatchObject({ name: one, values: { title: 'One' } });
});

it('finds work that was kept before windows kept theirs apart, and not that on another property', () => {
  stored.set(`property-draft:${ID}`, JSON.stringify(workOf('Earlier', 1)));
  keepPropertyDraft(draftName('new'), workOf('New', 2));
  const found = readPropertyDraft(ID);
  expect(found?.values).toEqual({ title: 'Earlier' });
  forgetPropertyDraft(found?.name ?? '');
  expect(readPropertyDraft(ID)).toBeNull();
});

function workOf(title: string, at: number) {
  return { id: ID, rev: 1, base: { title: '' }, values: { title }, at };
}
