import type { ContentInput } from '#domain/content/schemas.ts';
import { legalPageSchema } from '#domain/content/legal-page.ts';
import type { ReactElement } from 'react';
import { useWatch, type FieldValues, type UseFormReturn } from 'react-hook-form';
import * as z from 'zod';
import { formatDay } from '#domain/core/format-date.ts';
import { LEGAL_TEXT as text } from './text.ts';

/** What is typed so far, which need not be a valid page. */
const typedSchema = z.object({
  title: z.string().catch(''),
  introduction: z.string().catch(''),
  updatedOn: legalPageSchema.shape.updatedOn.catch(''),
  sections: z
    .array(
      z.object({
        heading: z.string().catch(''),
        text: z.string().catch(''),
        points: z.array(z.string()).catch([]),
      }),
    )
    .catch([]),
});

interface Props {
  form: UseFormReturn<FieldValues, unknown, ContentInput<'legalPages'>>;
}

/** A legal page as visitors will read it, updated while typing. */
export function LegalPreview({ form }: Props): ReactElement {
  const { title, introduction, updatedOn, sections } = typedSchema.parse(useWatch({ control: form.control }));
  return (
    <section
      aria-labelledby="legal-preview"
      // Keys scroll it where it is higher than the window.
      tabIndex={0}
      className="border border-sand bg-limestone p-6 wrap-anywhere xl:sticky xl:top-20 xl:max-h-[calc(100vh-7rem)] xl:overflow-y-auto"
    >
      <h2 id="legal-preview" className="label font-text text-clay">
        {text.preview}
      </h2>
      <p className="mt-3 font-display text-heading">{title}</p>
      {updatedOn !== '' && <p className="label mt-2 text-clay">{text.updated(formatDay(updatedOn))}</p>}
      <Paragraphs of={introduction} />
      <ol className="[counter-reset:section]">
        {sections.map((section, place) => (
          // The index identifies a section: two may have the same heading.
          <li key={place} className="mt-7 [counter-increment:section]">
            <h3 className="text-title before:text-clay before:content-[counter(section)_'._']">{section.heading}</h3>
            <Paragraphs of={section.text} />
            {section.points.length > 0 && (
              <ul className="mt-3 list-disc pl-5">
                {section.points.map((point, index) => (
                  <li key={index}>{point}</li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

function Paragraphs({ of }: { of: string }): ReactElement[] {
  return of
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line, place) => (
      <p key={place} className="mt-3">
        {line}
      </p>
    ));
}
