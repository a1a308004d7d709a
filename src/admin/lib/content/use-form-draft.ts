import { useState, type RefObject } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useOnline } from '../online.ts';
import type { StoredContent } from './content-resource.ts';
import { useAutosave } from './use-autosave.ts';
import * as z from 'zod';
import { lasting, readStored, removeStored, writeStored } from '#lib/stored-json.ts';

const formDraftSchema = z.object({
  /** Revision that the work is based on; null for something new. */
  rev: z.int().min(1).nullable(),
  /** Idempotency key of something new, which may have been created already; older drafts have none. */
  key: z.uuid().default(() => crypto.randomUUID()),
  /** Values of the form when the work began. */
  base: z.record(z.string(), z.unknown()),
  /** Latest values. */
  values: z.record(z.string(), z.unknown()),
  /** When it was kept, in milliseconds since 1970. */
  at: z.number(),
});

/** The fields of a form with what was kept of them: one that is newer than the kept work has its present value. */
export function withKept(fields: object, kept: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]: [string, unknown]) => [name, name in kept ? kept[name] : value]),
  );
}

/** What a form is based on. */
export interface FormBase<Item> {
  readonly fields: FieldValues;
  /** The stored item in that revision; null for something new. */
  readonly item: Item | null;
  /** Idempotency key under which something new is created. */
  readonly key: string;
}

export interface FormDraftState {
  readonly online: boolean;
  /** Whether the device keeps offline work, failed to, or is not meant to, as before the offer is answered. */
  readonly keeping: 'keeps' | 'rejected' | 'none';
  /** Unsaved work found when the form opened; null for none. */
  readonly offer: { readonly at: number; readonly restore: () => void; readonly discard: () => void } | null;
  readonly forget: () => void;
}

/**
 * Keeps the values of a form on the device while offline, under a key, and offers them when the form opens again; ''
 * keeps nothing.
 */
export function useFormDraft<Output, Item extends StoredContent>(
  key: string,
  form: UseFormReturn<FieldValues, unknown, Output>,
  base: RefObject<FormBase<Item>>,
): FormDraftState {
  const name = `form-draft:${key}`;
  // An invalid one counts as none.
  const [found, setFound] = useState(() =>
    key === '' ? null : (formDraftSchema.safeParse(readStored(lasting, name)).data ?? null),
  );
  const store = (values: FieldValues, at: number): boolean => {
    const { fields, item, key: creation } = base.current;
    const draft: z.output<typeof formDraftSchema> = { rev: item?.rev ?? null, key: creation, base: fields, values, at };
    return writeStored(lasting, name, draft);
  };
  const online = useOnline();
  // The work that is offered must not be replaced.
  const isKept = key !== '' && found === null;
  const { rejected } = useAutosave(form, store, isKept && !online);
  const forget = (): void => {
    setFound(null);
    if (key !== '') removeStored(lasting, name);
  };
  return {
    online,
    keeping: !isKept ? 'none' : rejected ? 'rejected' : 'keeps',
    forget,
    offer: found && {
      at: found.at,
      restore: () => {
        // Based on the revision where the work began, so that later changes show as a conflict.
        const { item, fields: present } = base.current;
        const fields = withKept(present, found.base);
        base.current = { fields, item: item && { ...item, rev: found.rev ?? item.rev }, key: found.key };
        form.reset(withKept(fields, found.values), { keepDefaultValues: true });
        setFound(null);
      },
      discard: forget,
    },
  };
}
