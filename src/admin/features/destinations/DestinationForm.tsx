import { CONTENT_INPUTS, WORKING_SCHEMAS } from '#domain/content/schemas.ts';
import { destinationPath } from '#domain/site/paths.ts';
import { useState, type ReactElement } from 'react';
import { Link } from 'react-router';
import { Banner } from '#admin/components/Banner.tsx';
import { EditorForm } from '#admin/components/form/EditorForm.tsx';
import { HistoryLink } from '#admin/components/HistoryLink.tsx';
import { LeaveGuard } from '#admin/components/form/LeaveGuard.tsx';
import { ScreenHead } from '#admin/components/ScreenHead.tsx';
import { FIELD_LABELS } from '#admin/lib/content/field-labels.ts';
import { useContentChanges } from '#admin/lib/content/use-content.ts';
import { useContentForm } from '#admin/lib/content/use-content-form.ts';
import { StatusBadge } from '#admin/lib/publishing/StatusBadge.tsx';
import { DestinationHead } from './DestinationHead.tsx';
import { DestinationLists } from './DestinationLists.tsx';
import { DestinationRelations } from './DestinationRelations.tsx';
import { destinationsResource, saveDestination, type StoredDestination } from './destinations-resource.ts';
import { DESTINATIONS_TEXT as text } from './text.ts';

export function DestinationForm({ destination }: { destination: StoredDestination }): ReactElement {
  const { slug, name } = destination;
  const changes = useContentChanges(destinationsResource);
  const [saved, setSaved] = useState(false);
  const editor = useContentForm({
    id: 'destination',
    schema: CONTENT_INPUTS.destinations,
    stored: WORKING_SCHEMAS.destinations,
    start: CONTENT_INPUTS.destinations.strip().parse(destination),
    item: destination,
    labels: FIELD_LABELS.destinations,
    draft: destination.slug,
    save: (input, base) => {
      setSaved(false);
      return saveDestination(slug, { ...input, rev: (base ?? destination).rev });
    },
    rejected: text.rejected,
    onSaved: (stored) => {
      changes.upsert(stored);
      setSaved(true);
    },
  });
  const { unsaved } = editor;
  return (
    <>
      <ScreenHead title={name}>
        <Link to="/admin/destinations" className="button button-quiet">
          {text.back}
        </Link>
        <StatusBadge kind="destinations" id={slug} />
        <HistoryLink kind="destinations" id={slug} name={name} variant="button" />
        <a href={destinationPath(slug)} target="_blank" className="button button-quiet">
          {text.view}
        </a>
      </ScreenHead>
      <Banner tone="success">{saved && !unsaved && text.saved(name)}</Banner>
      <div className="max-w-4xl">
        <EditorForm shell={editor.shell} label={text.form} save={text.save}>
          <DestinationHead editor={editor} />
          <DestinationLists editor={editor} />
          <DestinationRelations editor={editor} slug={slug} />
        </EditorForm>
      </div>
      <LeaveGuard isUnsaved={() => unsaved} />
    </>
  );
}
