import { destinationInput } from '#domain/content/inputs.ts';
import { WORKING_SCHEMAS } from '#domain/content/schemas.ts';
import { destinationPath } from '#domain/site/paths.ts';
import { useState, type ReactElement } from 'react';
import { Link } from 'react-router';
import { Banner } from '#admin/components/Banner.tsx';
import { EditorForm } from '#admin/components/form/EditorForm.tsx';
import { HistoryLink } from '#admin/components/HistoryLink.tsx';
import { LeaveGuard } from '#admin/components/form/LeaveGuard.tsx';
import { ScreenHead } from '#admin/components/ScreenHead.tsx';
import { useContentChanges } from '#admin/lib/content/use-content.ts';
import { useContentForm } from '#admin/lib/content/use-content-form.ts';
import { StatusBadge } from '#admin/lib/publishing/StatusBadge.tsx';
import { DestinationHead } from './DestinationHead.tsx';
import { DestinationLists } from './DestinationLists.tsx';
import { DestinationRelations } from './DestinationRelations.tsx';
import { destinationsDesk, saveDestination, type StoredDestination } from './destinations-resource.ts';
import { DESTINATIONS_WORDS as words } from './text.ts';

/** The form of a destination page. */
export function DestinationForm({ destination }: { destination: StoredDestination }): ReactElement {
  const { slug, name } = destination;
  const changes = useContentChanges(destinationsDesk);
  const [saved, setSaved] = useState(false);
  const editor = useContentForm({
    id: 'destination',
    schema: destinationInput,
    stored: WORKING_SCHEMAS.destinations,
    start: destinationInput.strip().parse(destination),
    item: destination,
    labels: words.fields,
    draft: destination.slug,
    save: (input, base) => {
      setSaved(false);
      return saveDestination(slug, { ...input, rev: (base ?? destination).rev });
    },
    refused: words.refused,
    onSaved: (stored) => {
      changes.take(stored);
      setSaved(true);
    },
  });
  const { unsaved } = editor;
  return (
    <>
      <ScreenHead title={name}>
        <Link to="/admin/destinations" className="button button-quiet">
          {words.back}
        </Link>
        <StatusBadge kind="destinations" id={slug} />
        <HistoryLink kind="destinations" id={slug} name={name} look="button" />
        <a href={destinationPath(slug)} target="_blank" className="button button-quiet">
          {words.view}
        </a>
      </ScreenHead>
      <Banner tone="success">{saved && !unsaved && words.saved(name)}</Banner>
      <div className="max-w-4xl">
        <EditorForm shell={editor.shell} label={words.form} save={words.save}>
          <DestinationHead editor={editor} />
          <DestinationLists editor={editor} />
          <DestinationRelations editor={editor} slug={slug} />
        </EditorForm>
      </div>
      <LeaveGuard isUnsaved={() => unsaved} />
    </>
  );
}
