import { destinationInput } from '@site/domain/content-inputs';
import { WORKING_SCHEMAS } from '@site/domain/content-schemas';
import { destinationPath } from '@site/domain/paths';
import { useState, type ReactElement } from 'react';
import { Link } from 'react-router';
import { Banner } from '../../../components/admin/Banner.tsx';
import { EditorForm } from '../../../components/admin/EditorForm.tsx';
import { HistoryLink } from '../../../components/admin/HistoryLink.tsx';
import { LeaveGuard } from '../../../components/admin/LeaveGuard.tsx';
import { ScreenHead } from '../../../components/admin/ScreenHead.tsx';
import { useContentChanges } from '../../../lib/staff/content/use-content.ts';
import { useContentForm } from '../../../lib/staff/content/use-content-form.ts';
import { StatusBadge } from '../../../lib/staff/publishing/StatusBadge.tsx';
import { DestinationHead } from './DestinationHead.tsx';
import { DestinationLists } from './DestinationLists.tsx';
import { DestinationRelations } from './DestinationRelations.tsx';
import { destinationsDesk, saveDestination, type StoredDestination } from './destinations-desk.ts';
import { DESTINATIONS_WORDS as words } from './words.ts';

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
