import type { ReactElement } from 'react';
import { DocumentScreen } from '#admin/components/content/DocumentScreen.tsx';
import { FormRecords } from '#admin/components/form/FormRecords.tsx';
import { partLabels, type EntryPart } from '#admin/components/form/record-entry.ts';
import { TextField } from '#components/form/TextField.tsx';
import { legalPagesResource } from '#admin/lib/content/content-resources.ts';
import { FIELD_LABELS } from '#admin/lib/content/field-labels.ts';
import { LegalPreview } from './LegalPreview.tsx';
import { LEGAL_TEXT as text } from './text.ts';

const labels = FIELD_LABELS.legalPages;

const SECTION_PARTS: readonly EntryPart[] = [
  { name: 'heading', label: text.parts.heading, type: 'line' },
  { name: 'text', label: text.parts.text, type: 'area', rows: 6 },
  { name: 'points', label: text.parts.points, type: 'lines', entry: text.parts.point, isOptional: true },
];

const PART_LABELS = partLabels('sections', SECTION_PARTS);

/** The form of a legal page, beside the text as visitors will read it. */
export function LegalPageScreen(): ReactElement {
  return (
    <DocumentScreen
      resource={legalPagesResource}
      text={text}
      back="/admin/legal-pages"
      nameOf={({ title }) => title}
      pageOf={({ slug }) => `/${slug}`}
      parts={PART_LABELS}
      fields={({ form, field, part }) => (
        <>
          <TextField {...field('title')} label={labels.title} required />
          <TextField {...field('updatedOn')} label={labels.updatedOn} type="date" hint={text.dayHint} required />
          <TextField {...field('introduction')} label={labels.introduction} type="area" wide />
          <FormRecords
            {...part('sections')}
            form={form}
            name="sections"
            label={labels.sections}
            entry={text.section}
            parts={SECTION_PARTS}
          />
        </>
      )}
      aside={({ form }) => <LegalPreview form={form} />}
    />
  );
}
