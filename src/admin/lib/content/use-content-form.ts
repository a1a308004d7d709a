import { useStore } from '@nanostores/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { picturesNotUploaded } from '#domain/media/text.ts';
import { compareVersions } from '#domain/content/conflict.ts';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { useForm, type FieldValues, type Resolver, type UseFormReturn } from 'react-hook-form';
import type * as z from 'zod';
import type { $ZodRawIssue } from 'zod/v4/core';
import { fieldId } from '#lib/forms/field-id.ts';
import { listFaults, summaryErrors, type FieldFault } from '#lib/forms/form-errors.ts';
import { failureText, SOMETHING_WENT_WRONG } from '../failure-text.ts';
import { ApiFailure, isOutcomeUnknown } from '#lib/api/api-failure.ts';
import { createFormUploads, type FormUploads } from '../form-uploads.ts';
import type { StoredContent } from './content-resource.ts';
import { formError } from './form-error.ts';
import { nameFault } from './name-fault.ts';
import { useFormDraft, type FormBase, type FormDraftState } from './use-form-draft.ts';
import { onlyTheirs, useConflict, type FormConflict } from './use-conflict.ts';

interface Options<Input extends FieldValues, Item extends StoredContent> {
  /** Id of the form, the prefix of its fields' ids. */
  id: string;
  schema: z.ZodType<Input, Input>;
  /** Initial values. */
  start: Input;
  item: Item | null;
  /** Schema of a stored item, for the one a conflict carries. */
  stored: z.ZodType<Item>;
  /**
   * Stores it. `base` is the stored item it is based on, null for a new one; `key` is the same for every attempt of a
   * new one.
   */
  save: (input: Input, base: Item | null, key: string) => Promise<Item>;
  /** Labels of the fields by name. */
  labels: Readonly<Record<string, string>>;
  /** Message of the form when saving fails, given the reason. */
  rejected: (reason: string) => string;
  onSaved: (item: Item) => void;
  /** Reason where the failure has none; default 'Something went wrong'. */
  fallback?: string;
  /** Whether a field is validated on blur and then at every change; default only on save. */
  live?: boolean;
  /** The form's own message for an issue; default the message of all forms. */
  messageOf?: (issue: $ZodRawIssue) => string | undefined;
  /** Key under which the device keeps offline work, combined with the form's id; default nothing is kept. */
  draft?: string;
  /** A further check that runs also while other fields are invalid; default none. */
  extraCheck?: (values: FieldValues) => FieldFault | null;
}

/** A form of the back office: validated by the domain's schema, saved once, with conflict detection. */
export interface ContentForm<Input extends FieldValues> {
  form: UseFormReturn<FieldValues, unknown, Input>;
  field: (name: string) => {
    id: string;
    registration: ReturnType<UseFormReturn['register']>;
    error: string | undefined;
  };
  /** Id and error of a field that is not a native input; the error may be within it. */
  part: (name: string) => { id: string; error: string | undefined };
  uploads: FormUploads;
  /** Whether leaving would lose something: it was changed, or an upload is running. */
  unsaved: boolean;
  /** State for the component around the fields. */
  shell: {
    /** Entries of the error summary. */
    errors: { id: string | null; message: string }[];
    /** The summary, which takes the focus when the form cannot be saved. */
    summaryRef: RefObject<HTMLDivElement | null>;
    busy: boolean;
    /** The uploads that saving waits for now; null for none. */
    waiting: FormUploads | null;
    onSubmit: () => void;
    online: boolean;
    /** Whether the device keeps offline work. */
    keeping: FormDraftState['keeping'];
    /** Unsaved work that this device kept; null for none. */
    offer: FormDraftState['offer'];
    /** What a colleague saved in the meantime; null for none. */
    conflict: (FormConflict & { readonly onResolve: () => void }) | null;
  };
}

/** Builds a form from a schema and a function that saves it. */
export function useContentForm<Input extends FieldValues, Item extends StoredContent>(
  options: Options<Input, Item>,
): ContentForm<Input> {
  const { id, schema, start, item, stored, labels, save, rejected, onSaved } = options;
  const form = useForm<FieldValues, unknown, Input>({
    resolver: resolverOf(options),
    defaultValues: start,
    mode: options.live === true ? 'onTouched' : 'onSubmit',
    shouldFocusError: false,
  });
  const [busy, setBusy] = useState(false);
  const [rejections, setRejections] = useState(0);
  const summaryRef = useRef<HTMLDivElement>(null);
  const running = useRef(false);
  const base = useRef<FormBase>({ fields: start, rev: item?.rev ?? null });
  const draft = useFormDraft(options.draft === undefined ? '' : `${id}:${options.draft}`, form, base);
  const last = useRef<Item | null>(item);
  const [key] = useState(() => crypto.randomUUID());
  const isOutcomeLost = useRef(false);
  const [uploads] = useState(createFormUploads);
  const [isWaiting, setWaiting] = useState(false);
  const hasUploads = useStore(uploads.running) > 0;
  // A form that was left stores nothing, even if it was waiting for uploads.
  const open = useRef(true);
  useEffect(() => {
    open.current = true;
    return () => {
      open.current = false;
    };
  }, []);

  // The summary may render after the attempt has failed; it takes the focus once for each attempt.
  const shown = useRef(0);
  useEffect(() => {
    if (shown.current === rejections || summaryRef.current === null) return;
    shown.current = rejections;
    summaryRef.current.focus();
  });

  const reject = (error: unknown): void => {
    const fields = error instanceof ApiFailure ? error.fields : [];
    for (const { path, message } of fields) if (path !== '') form.setError(path, { type: 'server', message });
    if (fields.every(({ path }) => path === '')) {
      form.setError('root', {
        type: 'server',
        message: rejected(failureText(error, options.fallback ?? SOMETHING_WENT_WRONG)),
      });
    }
    setRejections((count) => count + 1);
  };

  const storedIn = (error: unknown): Item | null =>
    error instanceof ApiFailure && error.code === 'conflict' ? (stored.safeParse(error.current).data ?? null) : null;

  /** The stored item that the form is based on, in that revision; null for a new one. */
  const writtenFrom = (): Item | null => {
    const { rev } = base.current;
    return last.current === null || rev === null ? null : { ...last.current, rev };
  };
  const store = async (input: Input): Promise<Item> => {
    const from = writtenFrom();
    try {
      return await save(input, from, key);
    } catch (error) {
      const created = from === null && isOutcomeLost.current ? storedIn(error) : null;
      isOutcomeLost.current ||= isOutcomeUnknown(error);
      // An earlier attempt whose response was lost has created it: the current values are saved over that.
      if (created?.rev !== 1) throw error;
      return save(input, created, key);
    }
  };

  const { conflict, showConflict, resolve } = useConflict(labels);
  const showConflictOrReject = (error: unknown, input: Input): void => {
    const theirs = storedIn(error);
    if (theirs === null) return reject(error);
    const fields = schema.parse(inputPart(theirs, start));
    const compared = compareVersions<FieldValues>(base.current.fields, input, fields);
    for (const { name, theirs: value } of compared.filter(onlyTheirs)) form.setValue(name, value);
    showConflict(compared);
    base.current = { fields, rev: theirs.rev };
    last.current = theirs;
  };
  /** Waits for running uploads; 'stop' when the form must not be saved after that. */
  const waitForUploads = async (): Promise<'none' | 'ended' | 'skipped' | 'stop'> => {
    if (uploads.running.get() === 0) return 'none';
    setWaiting(true);
    const { failed, isSkipped } = await uploads.ended();
    setWaiting(false);
    if (!open.current) return 'stop';
    if (failed.length > 0) {
      form.setError('root', { type: 'upload', message: picturesNotUploaded(failed) });
      setRejections((count) => count + 1);
      return 'stop';
    }
    return isSkipped ? 'skipped' : 'ended';
  };
  /** Stores the values once no upload runs, and again for pictures added while it was being stored. */
  const storeAll = async (skipsWait: boolean): Promise<void> => {
    await form.handleSubmit(
      async (input) => {
        const wait = skipsWait ? 'none' : await waitForUploads();
        if (wait === 'stop') return;
        if (wait !== 'none') return storeAll(wait === 'skipped');
        const pictures = uploads.pictures();
        try {
          const saved = await store(input);
          base.current = { fields: input, rev: saved.rev };
          last.current = saved;
          // What was typed during the request stays.
          form.reset(input, { keepValues: true });
          draft.forget();
          const hasNewPictures = uploads.running.get() > 0 || uploads.pictures() !== pictures;
          if (open.current && hasNewPictures && !skipsWait) return await storeAll(false);
          onSaved(saved);
        } catch (error) {
          showConflictOrReject(error, input);
        }
      },
      () => setRejections((count) => count + 1),
    )();
  };

  const submit = async (): Promise<void> => {
    if (running.current) return;
    for (const { name, value } of resolve()) form.setValue(name, value);
    form.clearErrors();
    running.current = true;
    setBusy(true);
    try {
      await storeAll(false);
    } finally {
      running.current = false;
      setBusy(false);
    }
  };
  const onSubmit = (): void => void submit();
  const faults = listFaults(form.formState.errors);
  return {
    form,
    field: (name) => ({
      id: fieldId(id, name),
      registration: form.register(name),
      error: faults.find(({ path }) => path === name)?.message,
    }),
    part: (name) => ({
      id: fieldId(id, name),
      error: faults.find(({ path }) => path === name || path.startsWith(`${name}.`))?.message,
    }),
    uploads,
    unsaved: form.formState.isDirty || hasUploads,
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

/** Validates by the schema and by the form's further check. */
function resolverOf<Input extends FieldValues, Item extends StoredContent>({
  schema,
  messageOf,
  extraCheck,
  labels,
}: Options<Input, Item>): Resolver<FieldValues, unknown, Input> {
  const check = zodResolver<FieldValues, unknown, Input>(schema, {
    error: (issue) => messageOf?.(issue) ?? formError(issue, labelOf(labels, issue.path)),
  });
  return async (values, context, resolving) => {
    const checked = await check(values, context, resolving);
    const fault = extraCheck?.(values) ?? null;
    if (fault === null || fault.path in checked.errors) return checked;
    return { values: {}, errors: { ...checked.errors, [fault.path]: { type: 'custom', message: fault.message } } };
  };
}

/** Label of the field of an issue: its own, or that of the field around it. */
function labelOf(labels: Readonly<Record<string, string>>, path: readonly PropertyKey[] = []): string {
  return labels[path.map(String).join('.')] ?? labels[String(path[0])] ?? '';
}

/** The part of a stored item that the form edits: the fields of its initial values. */
function inputPart(item: object, start: object): Record<string, unknown> {
  return Object.fromEntries(Object.keys(start).map((name) => [name, Reflect.get(item, name)]));
}
