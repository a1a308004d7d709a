import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { ApiFailure } from '#lib/api/api-failure.ts';
import type { SaveItem } from './save-item.ts';
import { useContentForm, type ContentForm } from './use-content-form.ts';

const schema = z.strictObject({ title: z.string().trim(), words: z.string().trim() });
const storedSchema = schema.extend({ rev: z.int() });

type Input = z.output<typeof schema>;
type Item = z.output<typeof storedSchema>;

const START: Input = { title: 'Sailing', words: 'A day at sea.' };

beforeEach(() => {
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('removeEventListener', () => undefined);
  // The check of the connection ends a second after the form was rendered.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

it('counts as saved what an earlier attempt has stored, whose response was lost', async () => {
  const attempts: number[] = [];
  const { form, press, saved } = openForm((input, base) => {
    attempts.push(base?.rev ?? 0);
    const failure =
      attempts.length === 1
        ? new ApiFailure('no_response')
        : new ApiFailure('conflict', { current: { ...input, rev: 2 } });
    return Promise.reject(failure);
  });
  form.setValue('title', 'Diving ');
  await press();
  expect(saved).toEqual([]);
  await press();
  expect(attempts).toEqual([1, 1]);
  expect(saved).toEqual([{ ...START, title: 'Diving', rev: 2 }]);
});

it('keeps what is typed while a save meets a colleague who changed the same field', async () => {
  const { form, press } = openForm(() => {
    form.setValue('words', 'A day at sea, with lunch.');
    return Promise.reject(new ApiFailure('conflict', { current: { ...START, words: 'Theirs', rev: 2 } }));
  });
  form.setValue('title', 'Diving');
  await press();
  expect(form.getValues()).toEqual({ title: 'Diving', words: 'A day at sea, with lunch.' });
});

it('takes over a field that only a colleague changed', async () => {
  const conflict = new ApiFailure('conflict', { current: { ...START, words: 'Theirs', rev: 2 } });
  const { form, press } = openForm(() => Promise.reject(conflict));
  form.setValue('title', 'Diving');
  await press();
  expect(form.getValues()).toEqual({ title: 'Diving', words: 'Theirs' });
});

it('restores work from before one field was added and another removed', async () => {
  const kept = { rev: 1, base: { title: 'Sailing', season: '' }, values: { title: 'Diving', season: 'May' }, at: 0 };
  vi.stubGlobal('localStorage', { getItem: () => JSON.stringify(kept), removeItem: () => undefined });
  const { offer, press, saved } = openForm((input) => Promise.resolve({ ...input, rev: 2 }), 'sailing');
  offer?.restore();
  await press();
  expect(saved).toEqual([{ ...START, title: 'Diving', rev: 2 }]);
});

/** A form of an item in revision 1, which is saved in this way; the device keeps its work under `draft`, default not. */
function openForm(
  save: SaveItem<Input, Item>,
  draft?: string,
): {
  form: ContentForm<Input>['form'];
  offer: ContentForm<Input>['shell']['offer'];
  /** Presses 'Save' and waits for what follows. */
  press: () => Promise<void>;
  saved: readonly Item[];
} {
  const saved: Item[] = [];
  const editors: ContentForm<Input>[] = [];
  const Screen = (): null => {
    editors.push(
      useContentForm<Input, Item>({
        ...{ id: 'test', schema, stored: storedSchema, start: START, item: { ...START, rev: 1 }, labels: {}, save },
        ...(draft === undefined ? {} : { draft }),
        rejected: (reason) => reason,
        onSaved: (item) => void saved.push(item),
      }),
    );
    return null;
  };
  renderToStaticMarkup(createElement(Screen));
  const [editor] = editors;
  if (editor === undefined) throw new Error('Nothing was rendered.');
  // No effect runs, and until then the form gives its initial values only.
  editor.form.reset(START);
  return {
    form: editor.form,
    offer: editor.shell.offer,
    press: async () => {
      editor.shell.onSubmit();
      await new Promise((resume) => void setImmediate(resume));
    },
    saved,
  };
}
