import { CONTENT_INPUTS, WORKING_SCHEMAS } from '#domain/content/schemas.ts';
import { useState, type ReactElement } from 'react';
import { Link } from 'react-router';
import { Banner } from '#admin/components/Banner.tsx';
import { EditorForm } from '#admin/components/form/EditorForm.tsx';
import { FormRecords } from '#admin/components/form/FormRecords.tsx';
import { LeaveGuard } from '#admin/components/form/LeaveGuard.tsx';
import type { EntryPart } from '#admin/components/form/record-entry.ts';
import { HistoryLink } from '#admin/components/HistoryLink.tsx';
import { ScreenHead } from '#admin/components/ScreenHead.tsx';
import { TextField } from '#components/form/TextField.tsx';
import { FIELD_LABELS } from '#admin/lib/content/field-labels.ts';
import { useContentChanges } from '#admin/lib/content/use-content.ts';
import { useContentForm } from '#admin/lib/content/use-content-form.ts';
import { StatusBadge } from '#admin/lib/publishing/StatusBadge.tsx';
import { legalPagesResource, saveLegalPage, type StoredLegalPage } from './legal-pages-resource.ts';
import { LegalPreview } from './LegalPreview.tsx';
import { LEGAL_TEXT as text } from './text.ts';

const labels = FIELD_LABELS.legalPages;

const SECTION_PARTS: readonly EntryPart[] = [
  { name: 'heading', label: text.parts.heading, type: 'line' },
  { name: 'text', label: text.parts.text, type: 'area', rows: 6 },
  { name: 'points', label: text.parts.points, type: 'lines', entry: text.parts.point, isOptional: true },
];

/** The form of a legal page, beside the text as visitors will read it. */
export function LegalPageForm({ page }: { page: StoredLegalPage }): ReactElement {
  const { slug, title } = page;
  const changes = useContentChanges(legalPagesResource);
  const [saved, setSaved] = useState(false);
  const { form, field, part, shell, unsaved } = useContentForm({
    id: 'legal-page',
    schema: CONTENT_INPUTS.legalPages,
    stored: WORKING_SCHEMAS.legalPages,
    start: CONTENT_INPUTS.legalPages.strip().parse(page),
    item: page,
    labels,
    draft: slug,
    save: (input, base) => {
      setSaved(false);
      return saveLegalPage(slug, { ...input, rev: (base ?? page).rev });
    },
    rejected: text.rejected,
    onSaved: (stored) => {
      changes.upsert(stored);
      setSaved(true);
    },
  });
  return (
    <>
      <ScreenHead title={title}>
        <Link to="/admin/legal-pages" className="button button-quiet">
          {text.back}
        </Link>
        <StatusBadge kind="legalPages" id={slug} />
        <HistoryLink kind="legalPages" id={slug} name={title} variant="button" />
        <a href={`/${slug}`} target="_blank" rel="noopener" className="button button-quiet">
          {text.view}
        </a>
      </ScreenHead>
      <Banner tone="success">{saved && !unsaved && text.saved(title)}</Banner>
      <div className="grid items-start gap-12 xl:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)]">
        <EditorForm shell={shell} label={text.form} save={text.save}>
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
        </EditorForm>
        <LegalPreview form={form} />
      </div>
      <LeaveGuard isUnsaved={() => unsaved} />
    </>
  );
}
