import { Check, ChevronRight, TriangleAlert } from 'lucide-react';
import { COMPLETENESS_FIELDS, propertyCompleteness, type CompletenessFields } from '#domain/property/completeness.ts';
import type { PropertyInput } from '#domain/property/input.ts';
import type { ReactElement } from 'react';
import { useWatch, type Control, type FieldValues } from 'react-hook-form';
import { fieldId } from '#lib/forms/field-id.ts';
import { PROPERTY_TEXT } from './text.ts';

const text = PROPERTY_TEXT.complete;

interface Props {
  form: string;
  control: Control<FieldValues, unknown, PropertyInput>;
  /** Reads the form's values, which have the shape of a property even while they are invalid. */
  read: () => CompletenessFields;
}

/** What is missing before publishing, updated while typing; each line links to its field. */
export function CompletenessList({ form, control, read }: Props): ReactElement {
  useWatch({ control, name: COMPLETENESS_FIELDS });
  const lines = propertyCompleteness(read());
  return (
    <section aria-labelledby="completeness">
      <h2 id="completeness" className="font-text text-small font-medium">
        {text.title}
      </h2>
      {lines.every(({ isMet }) => isMet) && <p className="mt-2 text-small text-sale">{text.all}</p>}
      <ul className="mt-2 text-small">
        {lines.map(({ item, isMet, isLaw, isRequired, field }) => (
          <li key={item} className="flex items-start gap-2 py-0.5">
            {isMet ? (
              <Check size={14} className="mt-1 text-sale" />
            ) : isRequired ? (
              <TriangleAlert size={14} className="mt-1 text-error" />
            ) : (
              <ChevronRight size={14} className="mt-1" />
            )}
            <span>
              {isMet ? (
                text.items[item]
              ) : (
                <a href={`#${fieldId(form, field)}`} className="underline decoration-1 underline-offset-[0.25em]">
                  {text.items[item]}
                </a>
              )}
              {isRequired && <em className="ml-1 text-ink-soft">{isLaw ? text.law : text.required}</em>}
              <span className="sr-only">, {isMet ? text.met : text.missing}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
