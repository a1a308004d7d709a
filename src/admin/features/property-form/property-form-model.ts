import type { PropertyInput } from '#domain/property/input.ts';
import type { UseFormRegisterReturn } from 'react-hook-form';
import type { ContentForm } from '#admin/lib/content/use-content-form.ts';

/** The form of a property, as its sections get it. */
export type PropertyFormModel = ContentForm<PropertyInput>;

/** What ties a field of plain HTML to the form. */
interface Bound {
  readonly id: string;
  readonly registration: UseFormRegisterReturn;
  readonly error: string | undefined;
}

/** 'Numeric inputs become whole numbers, non-numeric becomes 0' (admin specification, section 5). */
export function wholeNumber(typed: unknown): number {
  const number = Math.trunc(Number(typed));
  return Number.isFinite(number) ? number : 0;
}

/** The same for what may stay empty. */
export function wholeNumberOrNone(typed: unknown): number | null {
  return typed === null || typed === '' || Number.isNaN(typed) ? null : wholeNumber(typed);
}

function noneWhenEmpty(typed: unknown): unknown {
  return typed === '' ? null : typed;
}

function bind({ form, field }: PropertyFormModel, name: keyof PropertyInput, read: (typed: unknown) => unknown): Bound {
  const { id, error } = field(name);
  return { id, error, registration: form.register(name, { setValueAs: read }) };
}

/** Ties a whole number to the form. */
export function numberField(model: PropertyFormModel, name: keyof PropertyInput): Bound {
  return bind(model, name, wholeNumber);
}

/** Ties a whole number that may be unknown. */
export function sizeField(model: PropertyFormModel, name: keyof PropertyInput): Bound {
  return bind(model, name, wholeNumberOrNone);
}

/** Ties a choice or an address that may be none. */
export function choiceField(model: PropertyFormModel, name: keyof PropertyInput): Bound {
  return bind(model, name, noneWhenEmpty);
}
