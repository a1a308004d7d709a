import type { PropertyInput } from '#domain/property/input.ts';
import type { UseFormRegisterReturn } from 'react-hook-form';
import type { ContentForm } from '#admin/lib/content/use-content-form.ts';

/** The form of a property, as its sections use it. */
export type PropertyFormModel = ContentForm<PropertyInput>;

interface FieldBinding {
  readonly id: string;
  readonly registration: UseFormRegisterReturn;
  readonly error: string | undefined;
}

/** 'Numeric inputs become whole numbers, non-numeric becomes 0' (admin specification, section 5). */
export function wholeNumber(typed: unknown): number {
  const number = Math.trunc(Number(typed));
  return Number.isFinite(number) ? number : 0;
}

/** The same for optional numbers. */
export function wholeNumberOrNone(typed: unknown): number | null {
  return typed === null || typed === '' || Number.isNaN(typed) ? null : wholeNumber(typed);
}

function noneWhenEmpty(typed: unknown): unknown {
  return typed === '' ? null : typed;
}

function bindField(
  { form, field }: PropertyFormModel,
  name: keyof PropertyInput,
  read: (typed: unknown) => unknown,
): FieldBinding {
  const { id, error } = field(name);
  return { id, error, registration: form.register(name, { setValueAs: read }) };
}

/** Registers a whole number. */
export function numberField(model: PropertyFormModel, name: keyof PropertyInput): FieldBinding {
  return bindField(model, name, wholeNumber);
}

/** Registers an optional whole number. */
export function optionalNumberField(model: PropertyFormModel, name: keyof PropertyInput): FieldBinding {
  return bindField(model, name, wholeNumberOrNone);
}

/** Registers an optional choice or URL. */
export function choiceField(model: PropertyFormModel, name: keyof PropertyInput): FieldBinding {
  return bindField(model, name, noneWhenEmpty);
}
