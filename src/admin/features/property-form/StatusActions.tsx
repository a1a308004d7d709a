import { ADMIN_FAILURES } from '#domain/staff/admin-text.ts';
import { workingPropertySchema, type WorkingProperty } from '#domain/property/property.ts';
import type { ReactElement } from 'react';
import { useNavigate } from 'react-router';
import { announce } from '#lib/announce.ts';
import { storedInConflict } from '#admin/lib/content/save-item.ts';
import { subjectOf } from '#admin/lib/properties/subject-of.ts';
import { duplicateProperty, setArchived } from '#admin/lib/properties/property-calls.ts';
import type { Attempts } from '#admin/lib/use-attempt.ts';
import { useStatuses } from '#admin/lib/publishing/use-statuses.ts';
import { PROPERTY_TEXT } from './text.ts';

const text = PROPERTY_TEXT.status;

interface Props {
  property: WorkingProperty;
  /** Whether there are unsaved changes: these actions apply to the stored property. */
  unsaved: boolean;
  /** Gets the property after it was changed here, or by a colleague as a conflict tells. */
  changed: (property: WorkingProperty) => void;
  attempts: Pick<Attempts, 'busy' | 'attempt'>;
}

/** Actions on the whole stored property. */
export function StatusActions({ property, unsaved, changed, attempts }: Props): ReactElement {
  const navigate = useNavigate();
  const { busy, attempt } = attempts;
  const { id, title, archivedAt } = property;
  const onSite = useStatuses().isOnSite(subjectOf(property));

  const toggleArchived = async (): Promise<void> => {
    try {
      changed(await setArchived(property, archivedAt === null));
    } catch (error) {
      // The next press is based on what is stored; there are no unsaved changes.
      const stored = storedInConflict(error, workingPropertySchema);
      if (stored !== null) changed(stored);
      throw error;
    }
    announce(archivedAt === null ? text.nowArchived(title) : text.restored(title));
  };
  const duplicate = async (): Promise<void> => {
    const copy = await duplicateProperty(id);
    announce(text.copied(copy.title));
    await navigate(`/admin/edit-property/${copy.id}`);
  };

  return (
    <fieldset disabled={busy} className="flex flex-wrap gap-2 border-0 p-0">
      {/* Without a page, the preview shows the property. */}
      {onSite && (
        <a className="button button-quiet" href={`/property/${id}`} target="_blank" rel="noopener">
          {text.view}
        </a>
      )}
      <button
        type="button"
        className="button button-quiet"
        disabled={unsaved}
        onClick={() => void attempt(duplicate(), ADMIN_FAILURES.createProperty)}
      >
        {text.duplicate}
      </button>
      <button
        type="button"
        // By it the focus finds the button that takes its place, because the form is mounted again.
        id="property-archive"
        className="button button-quiet"
        disabled={unsaved}
        onClick={() => void attempt(toggleArchived(), ADMIN_FAILURES.updateProperty)}
      >
        {archivedAt === null ? text.archive : text.restore}
      </button>
      {unsaved && <p className="field-hint w-full">{text.saveFirst}</p>}
    </fieldset>
  );
}
