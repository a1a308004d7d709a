import { isRecord } from '#domain/core/is-record.ts';
import type { ApiFailure } from '#lib/api/api-failure.ts';
import { fieldId } from './field-id.ts';
import { failureText } from './text.ts';

export interface FieldFault {
  /** The field's name, nested ones with a dot. */
  readonly path: string;
  /** What is wrong, as one sentence. */
  readonly message: string;
}

/**
 * All errors of react-hook-form's tree, in the order in which they were found. A list of choices counts as one field; the
 * fields of an entry in a list have its index in their paths.
 */
export function listFaults(errors: object): FieldFault[] {
  const first = new Map<string, FieldFault>();
  for (const fault of faultsBelow(errors, '')) if (!first.has(fault.path)) first.set(fault.path, fault);
  return [...first.values()];
}

/** Sorts faults in the order of the fields in `defaults`, those of the whole form first. */
export function inFormOrder(faults: readonly FieldFault[], defaults: object): FieldFault[] {
  const names = fieldNames(defaults);
  return faults.toSorted((a, b) => names.indexOf(a.path) - names.indexOf(b.path));
}

function fieldNames(fields: object): string[] {
  return Object.entries(fields).flatMap(([name, value]: [string, unknown]) =>
    isRecord(value) ? fieldNames(value).map((inner) => `${name}.${inner}`) : [name],
  );
}

function faultsBelow(errors: object, path: string): FieldFault[] {
  return Object.entries(errors).flatMap(([name, error]: [string, unknown]) => {
    if (typeof error !== 'object' || error === null) return [];
    // The library's key for errors of the whole form.
    if (name === 'root' && 'message' in error) return [{ path: '', message: String(error.message) }];
    const field = `${path}${path === '' ? '' : '.'}${name}`;
    if (!('message' in error && typeof error.message === 'string')) return faultsBelow(error, field);
    return [{ path: /^\d+$/.test(name) ? path : field, message: error.message }];
  });
}

/** The faults that the API found, by the form's own names ('email' for 'enquiry.email'); '' is the form as a whole. */
export function faultsOf(failure: ApiFailure, prefix: string): FieldFault[] {
  if (failure.fields.length === 0) return [{ path: '', message: failureText(failure.code) }];
  return failure.fields.map(({ path, message }) => ({
    path: path.startsWith(`${prefix}.`) ? path.slice(prefix.length + 1) : '',
    message,
  }));
}

/** The faults for the error summary, with the id of each field; those of a hidden field are about the form as a whole. */
export function summaryErrors(
  form: string,
  faults: readonly FieldFault[],
  hidden: Readonly<Record<string, string>> = {},
): { id: string | null; message: string }[] {
  return faults.map(({ path, message }) => ({
    id: path === '' || path in hidden ? null : fieldId(form, path),
    message,
  }));
}
