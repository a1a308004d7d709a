import { zodResolver } from '@hookform/resolvers/zod';
import { compareVersions } from '@site/domain/property-conflict';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { useForm, type FieldValues, type Resolver, type UseFormReturn } from 'react-hook-form';
import type * as z from 'zod';
import type { $ZodRawIssue } from 'zod/v4/core';
import { fieldId } from '../../forms/field-id.ts';
import { listFaults, summaryErrors, type FieldFault } from '../../forms/form-errors.ts';
import { failureWords } from '../failure-words.ts';
import { StaffFailure } from '../staff-failure.ts';
import type { StoredContent } from './content-desk.ts';
import { formError } from './form-error.ts';
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
  /** Stores it; `rev` is the revision it was written from, null for a new one. */
  save: (input: Input, rev: number | null) => Promise<Item>;
  /** Names of the fields in words. */
  labels: Readonly<Record<string, string>>;
  /** What the form says when it is refused; gets the reason. */
  refused: (reason: string) => string;
  /** Called once it is stored. */
  onSaved: (item: Item) => void;
  /** What is said where a refusal has no reason; default that something went wrong. */
  fallback?: string;
  /** Whether a field is looked at as soon as it is left, and then at every change; default only when it is saved. */
  live?: boolean;
  /** What the form says of a fault in words of its own; default the words of all forms. */
  say?: (issue: $ZodRawIssue) => string | undefined;
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
  /** How the form stands, for the component around its fields. */
  shell: {
    /** What is to mend, for the summary. */
    errors: { id: string | null; message: string }[];
    /** The summary, which takes the focus when the form cannot be saved. */
    summaryRef: RefObject<HTMLDivElement | null>;
    /** Whether it is being saved. */
    busy: boolean;
    /** Saves what is typed, if it is right. */
    onSubmit: () => void;
    /** What a colleague saved in the meantime; null when nobody did. */
    conflict: (ConflictInHand & { readonly onResolve: () => void }) | null;
  };
}

/** Makes a form out of a schema and a way to save it. */
export function useContentForm<Input extends FieldValues, Item extends StoredContent>(
  options: Options<Input, Item>,
): ContentForm<Input> {
  const { id, schema, start, item, stored, labels, save, refused, onSaved } = options;
  const form = useForm<FieldValues, unknown, Input>({
    resolver: resolverOf(options),
    defaultValues: start,
    mode: options.live === true ? 'onTouched' : 'onSubmit',
    shouldFocusError: false,
  });
  const [busy, setBusy] = useState(false);
  const [refusals, setRefusals] = useState(0);
  const summaryRef = useRef<HTMLDivElement>(null);
  const running = useRef(false);
  const base = useRef({ fields: start, rev: item?.rev ?? null });

  // The summary may be drawn a moment after the attempt has failed; it takes the focus once for each attempt.
  const shown = useRef(0);
  useEffect(() => {
    if (shown.current === refusals || summaryRef.current === null) return;
    shown.current = refusals;
    summaryRef.current.focus();
  });

  const refuse = (error: unknown): void => {
    const fields = error instanceof StaffFailure ? error.fields : [];
    for (const { path, message } of fields) if (path !== '') form.setError(path, { type: 'server', message });
    if (fields.every(({ path }) => path === '')) {
      form.setError('root', {
        type: 'server',
        message: refused(failureWords(error, options.fallback ?? 'Something went wrong')),
      });
    }
    setRefusals((count) => count + 1);
  };

  const { conflict, meet, settle } = useConflict(labels);
  const attempt = async (input: Input): Promise<void> => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    try {
      const saved = await save(input, base.current.rev);
      base.current = { fields: input, rev: saved.rev };
      // What was typed while it was on its way stays.
      form.reset(input, { keepValues: true });
      onSaved(saved);
    } catch (error) {
      const theirs =
        error instanceof StaffFailure && error.code === 'conflict' ? stored.safeParse(error.current) : null;
      if (theirs?.success !== true) refuse(error);
      else {
        const fields = schema.parse(inputPart(theirs.data, start));
        const compared = compareVersions<FieldValues>(base.current.fields, input, fields);
        for (const { name, theirs: value } of compared.filter(onlyTheirs)) form.setValue(name, value);
        meet(compared);
        base.current = { fields, rev: theirs.data.rev };
      }
    } finally {
      running.current = false;
      setBusy(false);
    }
  };

  const submit = (): void => {
    for (const { name, value } of settle()) form.setValue(name, value);
    form.clearErrors();
    void form.handleSubmit(attempt, () => setRefusals((count) => count + 1))();
  };
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
    shell: {
      errors: summaryErrors(id, faults),
      summaryRef,
      busy,
      onSubmit: submit,
      conflict: conflict === null ? null : { ...conflict, onResolve: submit },
    },
  };
}

/** Checks by the schema, and by what the form adds to it. */
function resolverOf<Input extends FieldValues, Item extends StoredContent>({
  schema,
  say,
  also,
}: Options<Input, Item>): Resolver<FieldValues, unknown, Input> {
  const check = zodResolver<FieldValues, unknown, Input>(schema, {
    error: (issue) => say?.(issue) ?? formError(issue),
  });
  return async (values, context, resolving) => {
    const checked = await check(values, context, resolving);
    const fault = also?.(values) ?? null;
    if (fault === null || fault.path in checked.errors) return checked;
    return { values: {}, errors: { ...checked.errors, [fault.path]: { type: 'custom', message: fault.message } } };
  };
}

/** Of a stored item, what the form is about: the fields it opened with. */
function inputPart(item: object, start: object): Record<string, unknown> {
  return Object.fromEntries(Object.keys(start).map((name) => [name, Reflect.get(item, name)]));
}
