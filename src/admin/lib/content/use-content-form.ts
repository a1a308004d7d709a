import { sameValue } from '#domain/core/same-value.ts';
import { picturesNotUploaded } from '#domain/media/text.ts';
import { useEffect, useRef, useState, type RefObject } from 'react';
import type { FieldValues, UseFormRegisterReturn } from 'react-hook-form';
import type * as z from 'zod';
import type { $ZodRawIssue } from 'zod/v4/core';
import { ApiFailure } from '#lib/api/api-failure.ts';
import type { SummaryError } from '#lib/forms/ErrorSummary.tsx';
import { fieldId } from '#lib/forms/field-id.ts';
import { summaryErrors } from '#lib/forms/form-errors.ts';
import type { FieldChecks } from '#lib/forms/form-resolver.ts';
import { useCheckedForm, type CheckedForm } from '#lib/forms/use-checked-form.ts';
import { failureText, SOMETHING_WENT_WRONG } from '../failure-text.ts';
import type { FormUploads } from '../form-uploads.ts';
import type { StoredContent } from './content-resource.ts';
import { formError } from './form-error.ts';
import { nameFault } from './name-fault.ts';
import { createItemSaving, storedInConflict, type SaveItem } from './save-item.ts';
import { useConflict, type FormConflict } from './use-conflict.ts';
import { useFormDraft, type FormBase, type FormDraftState } from './use-form-draft.ts';
import { useFormUploads } from './use-form-uploads.ts';

interface Options<Input extends FieldValues, Item extends StoredContent> {
  /** Id of the form, the prefix of its fields' ids. */
  id: string;
  schema: z.ZodType<Input, Input>;
  /** Initial values; null for an empty field. */
  start: { readonly [Name in keyof Input]: Input[Name] | null };
  item: Item | null;
  /** Schema of a stored item, for the one a conflict carries. */
  stored: z.ZodType<Item>;
  save: SaveItem<Input, Item>;
  /** Labels of the fields by name. */
  labels: Readonly<Record<string, string>>;
  /** Message of the form when saving fails, given the reason. */
  rejected: (reason: string) => string;
  /**
   * Closes the form once it is saved, unless it was left meanwhile; what was typed during the request is saved before.
   * Default: it stays open.
   */
  close?: ((item: Item) => void) | undefined;
  /** Called after `close`, also when the form was left. */
  onSaved: (item: Item) => void;
  /** Reason where the failure has none; default 'Something went wrong'. */
  fallback?: string;
  /** Whether a field is validated on blur and then at every change; default only on save. */
  live?: boolean;
  /** The form's own message for an issue; default the message of all forms. */
  messageOf?: (issue: $ZodRawIssue) => string | undefined;
  /** Key under which the device keeps offline work, combined with the form's id; default nothing is kept. */
  draft?: string;
  /** Checks that the schema cannot make; default none. */
  alsoCheck?: FieldChecks;
}

/** State of a form for the component around its fields. */
export interface FormShell {
  /** Entries of the error summary. */
  readonly errors: readonly SummaryError[];
  /** The summary, which takes the focus when the form cannot be saved. */
  readonly summaryRef: RefObject<HTMLDivElement | null>;
  readonly busy: boolean;
  /** The uploads that saving waits for now; null for none. */
  readonly waiting: FormUploads | null;
  readonly onSubmit: () => void;
  readonly online: boolean;
  /** Whether the device keeps offline work. */
  readonly keeping: FormDraftState['keeping'];
  /** Unsaved work that this device kept; null for none. */
  readonly offer: FormDraftState['offer'];
  /** What a colleague saved in the meantime; null for none. */
  readonly conflict: (FormConflict & { readonly onResolve: () => void }) | null;
}

/** A form of the back office: validated by the domain's schema, saved once, with conflict detection. */
export interface ContentForm<Input extends FieldValues> {
  form: CheckedForm<FieldValues, Input>['form'];
  field: (name: string) => { id: string; registration: UseFormRegisterReturn; error: string | undefined };
  /** Id and error of a field that is not a native input; the error may be within it. */
  part: (name: string) => { id: string; error: string | undefined };
  uploads: FormUploads;
  /** Whether leaving would lose something: it was changed, or an upload is running. */
  unsaved: boolean;
  shell: FormShell;
}

/** Builds a form from a schema and a function that saves it. */
export function useContentForm<Input extends FieldValues, Item extends StoredContent>(
  options: Options<Input, Item>,
): ContentForm<Input> {
  const { id, schema, start, item, stored, labels, rejected, onSaved, alsoCheck } = options;
  const { form, field, faults, summaryRef, busy, attempt, whenValid } = useCheckedForm<FieldValues, Input>({
    id,
    schema,
    start,
    live: options.live,
    alsoCheck,
    messages: (issue) => options.messageOf?.(issue) ?? formError(issue, labelOf(labels, issue.path)),
  });
  const [key] = useState(() => crypto.randomUUID());
  const base = useRef<FormBase<Item>>({ fields: start, item, key });
  const draft = useFormDraft(options.draft === undefined ? '' : `${id}:${options.draft}`, form, base);
  const { conflict, showConflict, resolve } = useConflict(form, labels);
  const { uploads, hasRunning, isWaiting, wait } = useFormUploads();
  const [saveOnce] = useState(() => createItemSaving(stored));
  const isOpen = useIsOpen();

  const reject = (error: unknown): void => {
    const fields = error instanceof ApiFailure ? error.fields : [];
    for (const { path, message } of fields) if (path !== '') form.setError(path, { type: 'server', message });
    if (fields.some(({ path }) => path !== '')) return;
    const reason = failureText(error, options.fallback ?? SOMETHING_WENT_WRONG);
    form.setError('root', { type: 'server', message: rejected(reason) });
  };

  /** Stores the values; false when they are rejected or meet a colleague's. */
  const store = async (input: Input): Promise<boolean> => {
    const typed = structuredClone(form.getValues());
    try {
      const saved = await saveOnce(options.save, input, base.current.item, base.current.key);
      base.current = { ...base.current, fields: input, item: saved };
    } catch (error) {
      const theirs = storedInConflict(error, stored);
      if (theirs === null) {
        reject(error);
        return false;
      }
      // As stored, which may lack what a save requires, such as a price.
      const fields = inputPart(theirs, start);
      const { fields: started } = base.current;
      base.current = { ...base.current, fields, item: theirs };
      // Nothing differs once an earlier attempt has stored the values and its response was lost.
      if (!sameValue(input, fields)) {
        showConflict(started, { ...input, ...changedFields(typed, form.getValues()) }, fields);
        return false;
      }
    }
    // As typed, because the schema may have trimmed it; what was typed during the request stays, as unsaved.
    form.reset(typed, { keepValues: true });
    draft.forget();
    return true;
  };

  /**
   * Stores the values once no upload runs, and again for pictures that were added while they were being stored, and for what
   * was typed if the form closes.
   */
  const storeAll = async (): Promise<boolean> => {
    let waits = true;
    const waitOrStore = async (input: Input): Promise<'again' | 'failed' | 'saved'> => {
      if (waits && uploads.running.get() > 0) {
        const { failed, isSkipped } = await wait();
        waits = !isSkipped;
        // A form that was left stores nothing.
        if (!isOpen.current) return 'failed';
        if (failed.length === 0) return 'again';
        form.setError('root', { type: 'upload', message: picturesNotUploaded(failed) });
        return 'failed';
      }
      const pictures = uploads.pictures();
      const typed = structuredClone(form.getValues());
      if (!(await store(input))) return 'failed';
      const hasNewPictures = uploads.running.get() > 0 || uploads.pictures() !== pictures;
      const hasNewText = options.close !== undefined && !sameValue(form.getValues(), typed);
      return isOpen.current && ((waits && hasNewPictures) || hasNewText) ? 'again' : 'saved';
    };
    let outcome: string | null = 'again';
    while (outcome === 'again') outcome = await whenValid(waitOrStore);
    return outcome === 'saved';
  };

  const save = async (): Promise<void> => {
    const isSaved = await attempt(() => {
      resolve();
      return storeAll();
    });
    const { item: saved } = base.current;
    if (!isSaved || saved === null) return;
    // Of a form that was left: it would close the one that was opened since.
    if (isOpen.current) options.close?.(saved);
    onSaved(saved);
  };
  const onSubmit = (): void => void save();
  return {
    form,
    field,
    part: (name) => ({
      id: fieldId(id, name),
      error: faults.find(({ path }) => path === name || path.startsWith(`${name}.`))?.message,
    }),
    uploads,
    unsaved: form.formState.isDirty || hasRunning,
    shell: {
      errors: summaryErrors(
        id,
        faults.map((fault) => nameFault(labels, fault)),
      ),
      summaryRef,
      busy,
      waiting: isWaiting ? uploads : null,
      onSubmit,
      online: draft.online,
      keeping: draft.keeping,
      offer: draft.offer,
      conflict: conflict === null ? null : { ...conflict, onResolve: onSubmit },
    },
  };
}

/** Whether the form is still on the screen. */
function useIsOpen(): RefObject<boolean> {
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  return isOpen;
}

/** Label of the field of an issue: its own, or that of the field around it; '' for a field of an entry, which has its own. */
function labelOf(labels: Readonly<Record<string, string>>, path: readonly PropertyKey[] = []): string {
  if (path.some((part) => typeof part === 'number')) return '';
  return labels[path.map(String).join('.')] ?? labels[String(path[0])] ?? '';
}

/** The fields of a form that were changed since it had the values `before`. */
function changedFields(before: Record<string, unknown>, now: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(now).filter(([name, value]) => !sameValue(value, before[name])));
}

/** The part of a stored item that the form edits: the fields of its initial values. */
function inputPart(item: object, start: object): Record<string, unknown> {
  return Object.fromEntries(Object.keys(start).map((name) => [name, Reflect.get(item, name)]));
}
