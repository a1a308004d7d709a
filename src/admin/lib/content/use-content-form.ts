import { zodResolver } from '@hookform/resolvers/zod';
import { picturesNotUploaded } from '#domain/media/text.ts';
import { compareVersions } from '#domain/content/conflict.ts';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { useForm, type FieldValues, type Resolver, type UseFormReturn } from 'react-hook-form';
import type * as z from 'zod';
import type { $ZodRawIssue } from 'zod/v4/core';
import { fieldId } from '#lib/forms/field-id.ts';
import { useAtom } from '#lib/use-atom.ts';
import { listFaults, summaryErrors, type FieldFault } from '#lib/forms/form-errors.ts';
import { failureText } from '../failure-text.ts';
import { isUnanswered, StaffFailure } from '../staff-failure.ts';
import { createFormUploads, type FormUploads } from '../form-uploads.ts';
import type { StoredContent } from './content-resource.ts';
import { formError } from './form-error.ts';
import { useFormDraft, type FormBase, type FormDraftState } from './use-form-draft.ts';
import { onlyTheirs, useConflict, type ConflictInHand } from './use-conflict.ts';

interface Options<Input extends FieldValues, Item extends StoredContent> {
  /** Id of the form; its fields derive theirs from it. */
  id: string;
  /** The domain's schema of what an editor writes. */
  schema: z.ZodType<Input, Input>;
  /** What the form opens with. */
  start: Input;
  /** The stored item that is edited; null for a new one. */
  item: Item | null;
  /** Reads what is stored, as a conflict brings it. */
  stored: z.ZodType<Item>;
  /** Stores it; `base` is the stored item it was written from, null for a new one, for which `key` is the same at every attempt. */
  save: (input: Input, base: Item | null, key: string) => Promise<Item>;
  /** Names of the fields in words. */
  labels: Readonly<Record<string, string>>;
  /** What the form says when it is refused; gets the reason. */
  rejected: (reason: string) => string;
  /** Called once it is stored. */
  onSaved: (item: Item) => void;
  /** What is said where a refusal has no reason; default that something went wrong. */
  fallback?: string;
  /** Whether a field is looked at as soon as it is left, and then at every change; default only when it is saved. */
  live?: boolean;
  /** What the form says of a fault in words of its own; default the words of all forms. */
  say?: (issue: $ZodRawIssue) => string | undefined;
  /** Under which name the device keeps what is typed without a connection, beside the form's own; default it keeps nothing. */
  draft?: string;
  /** A fault that the schema looks for only once nothing else is wrong; default none. */
  also?: (values: FieldValues) => FieldFault | null;
}

/** A form of the back office: validated by the domain's schema, saved once, and safe against a colleague's save. */
export interface ContentForm<Input extends FieldValues> {
  /** The library's own form. */
  form: UseFormReturn<FieldValues, unknown, Input>;
  /** Ties a field of this name to the form. */
  field: (name: string) => {
    id: string;
    registration: ReturnType<UseFormReturn['register']>;
    error: string | undefined;
  };
  /** Id of a field that is no element of HTML's, and what is wrong with it or within it. */
  part: (name: string) => { id: string; error: string | undefined };
  /** The uploads of its pictures, which saving waits for. */
  uploads: FormUploads;
  /** Whether something would be lost if the form were left: it was changed, or a picture is on its way. */
  unsaved: boolean;
  /** How the form stands, for the component around its fields. */
  shell: {
    /** What is to mend, for the summary. */
    errors: { id: string | null; message: string }[];
    /** The summary, which takes the focus when the form cannot be saved. */
    summaryRef: RefObject<HTMLDivElement | null>;
    /** Whether it is being saved. */
    busy: boolean;
    /** The uploads that saving waits for now; null while it waits for none. */
    waiting: FormUploads | null;
    /** Saves what is typed, if it is right. */
    onSubmit: () => void;
    /** Whether the site can be reached. */
    online: boolean;
    /** Whether the device keeps what is typed without a connection. */
    keeping: FormDraftState['keeping'];
    /** Unsaved work that this device kept; null for none. */
    offer: FormDraftState['offer'];
    /** What a colleague saved in the meantime; null when nobody did. */
    conflict: (ConflictInHand & { readonly onResolve: () => void }) | null;
  };
}

/** Makes a form out of a schema and a way to save it. */
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
  const unanswered = useRef(false);
  const [uploads] = useState(createFormUploads);
  const [waits, setWaits] = useState(false);
  const hasUploads = useAtom(uploads.running) > 0;
  // A form that was left stores nothing, whatever it still waited for.
  const open = useRef(true);
  useEffect(() => {
    open.current = true;
    return () => {
      open.current = false;
    };
  }, []);

  // The summary may be drawn a moment after the attempt has failed; it takes the focus once for each attempt.
  const shown = useRef(0);
  useEffect(() => {
    if (shown.current === rejections || summaryRef.current === null) return;
    shown.current = rejections;
    summaryRef.current.focus();
  });

  const reject = (error: unknown): void => {
    const fields = error instanceof StaffFailure ? error.fields : [];
    for (const { path, message } of fields) if (path !== '') form.setError(path, { type: 'server', message });
    if (fields.every(({ path }) => path === '')) {
      form.setError('root', {
        type: 'server',
        message: rejected(failureText(error, options.fallback ?? 'Something went wrong')),
      });
    }
    setRejections((count) => count + 1);
  };

  const storedIn = (error: unknown): Item | null =>
    error instanceof StaffFailure && error.code === 'conflict' ? (stored.safeParse(error.current).data ?? null) : null;

  /** The stored item that the form was written from, in that revision; null for a new one. */
  const writtenFrom = (): Item | null => {
    const { rev } = base.current;
    return last.current === null || rev === null ? null : { ...last.current, rev };
  };
  const store = async (input: Input): Promise<Item> => {
    const from = writtenFrom();
    try {
      return await save(input, from, key);
    } catch (error) {
      const made = from === null && unanswered.current ? storedIn(error) : null;
      unanswered.current ||= isUnanswered(error);
      // An attempt of this form whose response was lost has created it: what was typed since is saved over that.
      if (made?.rev !== 1) throw error;
      return save(input, made, key);
    }
  };

  const { conflict, meet, settle } = useConflict(labels);
  const meetOrReject = (error: unknown, input: Input): void => {
    const theirs = storedIn(error);
    if (theirs === null) return reject(error);
    const fields = schema.parse(inputPart(theirs, start));
    const compared = compareVersions<FieldValues>(base.current.fields, input, fields);
    for (const { name, theirs: value } of compared.filter(onlyTheirs)) form.setValue(name, value);
    meet(compared);
    base.current = { fields, rev: theirs.rev };
    last.current = theirs;
  };
  /** Waits for the uploads that run; 'stop' when the form is not to be saved after that. */
  const waitForUploads = async (): Promise<'none' | 'ended' | 'skipped' | 'stop'> => {
    if (uploads.running.get() === 0) return 'none';
    setWaits(true);
    const { failed, isSkipped } = await uploads.ended();
    setWaits(false);
    if (!open.current) return 'stop';
    if (failed.length > 0) {
      form.setError('root', { type: 'upload', message: picturesNotUploaded(failed) });
      setRejections((count) => count + 1);
      return 'stop';
    }
    return isSkipped ? 'skipped' : 'ended';
  };
  /** Stores what is typed once no upload runs, and again for pictures that came while it was being stored. */
  const storeAll = async (skips: boolean): Promise<void> => {
    await form.handleSubmit(
      async (input) => {
        const wait = skips ? 'none' : await waitForUploads();
        if (wait === 'stop') return;
        if (wait !== 'none') return storeAll(wait === 'skipped');
        const pictures = uploads.pictures();
        try {
          const saved = await store(input);
          base.current = { fields: input, rev: saved.rev };
          last.current = saved;
          // What was typed while it was on its way stays.
          form.reset(input, { keepValues: true });
          draft.forget();
          const came = uploads.running.get() > 0 || uploads.pictures() !== pictures;
          if (open.current && came && !skips) return await storeAll(false);
          onSaved(saved);
        } catch (error) {
          meetOrReject(error, input);
        }
      },
      () => setRejections((count) => count + 1),
    )();
  };

  const submit = async (): Promise<void> => {
    if (running.current) return;
    for (const { name, value } of settle()) form.setValue(name, value);
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
      errors: summaryErrors(id, faults),
      summaryRef,
      busy,
      waiting: waits ? uploads : null,
      onSubmit,
      online: draft.online,
      keeping: draft.keeping,
      offer: draft.offer,
      conflict: conflict === null ? null : { ...conflict, onResolve: onSubmit },
    },
  };
}

/** Checks by the schema, and by what the form adds to it. */
function resolverOf<Input extends FieldValues, Item extends StoredContent>({
  schema,
  say,
  also,
  labels,
}: Options<Input, Item>): Resolver<FieldValues, unknown, Input> {
  const check = zodResolver<FieldValues, unknown, Input>(schema, {
    error: (issue) => say?.(issue) ?? formError(issue, labelOf(labels, issue.path)),
  });
  return async (values, context, resolving) => {
    const checked = await check(values, context, resolving);
    const fault = also?.(values) ?? null;
    if (fault === null || fault.path in checked.errors) return checked;
    return { values: {}, errors: { ...checked.errors, [fault.path]: { type: 'custom', message: fault.message } } };
  };
}

/** Name of the field that a fault is in: its own, or that of the part it stands in. */
function labelOf(labels: Readonly<Record<string, string>>, path: readonly PropertyKey[] = []): string {
  return labels[path.map(String).join('.')] ?? labels[String(path[0])] ?? '';
}

/** Of a stored item, what the form is about: the fields it opened with. */
function inputPart(item: object, start: object): Record<string, unknown> {
  return Object.fromEntries(Object.keys(start).map((name) => [name, Reflect.get(item, name)]));
}
