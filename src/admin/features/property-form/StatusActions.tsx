import { ADMIN_FAILURES } from '#domain/staff/admin-text.ts';
import type { WorkingProperty } from '#domain/property/property.ts';
import { useState, type ReactElement } from 'react';
import { useNavigate } from 'react-router';
import { announce } from '#lib/announce.ts';
import { failureText } from '#admin/lib/failure-text.ts';
import { duplicateProperty, shelveProperty } from '#admin/lib/properties/property-calls.ts';
import { useStatuses } from '#admin/lib/publishing/use-statuses.ts';
import { PROPERTY_TEXT } from './text.ts';

const text = PROPERTY_TEXT.shelf;

interface Props {
  /** The property as it is stored. */
  property: WorkingProperty;
  /** Whether something typed is not saved yet: what is done here is done to what is stored. */
  unsaved: boolean;
  /** Hears of another revision. */
  changed: (property: WorkingProperty) => void;
  /** Hears why something failed; '' when it is tried again. */
  fail: (message: string) => void;
}

/** What can be done to the property as a whole, besides saving what is typed. */
export function ShelfActions({ property, unsaved, changed, fail }: Props): ReactElement {
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const { id, title, archivedAt } = property;
  const onSite = useStatuses().isOnSite({ kind: 'properties', id, isArchived: archivedAt !== null });

  const run = async (act: () => Promise<void>, fallback: string): Promise<void> => {
    setBusy(true);
    fail('');
    try {
      await act();
    } catch (error) {
      fail(failureText(error, fallback));
    } finally {
      setBusy(false);
    }
  };
  const shelve = async (): Promise<void> => {
    changed(await shelveProperty(property, archivedAt === null));
    announce(archivedAt === null ? text.shelved(title) : text.offered(title));
  };
  const duplicate = async (): Promise<void> => {
    const copy = await duplicateProperty(id);
    announce(text.copied(copy.title));
    await navigate(`/admin/edit-property/${copy.id}`);
  };

  return (
    <fieldset disabled={busy} className="flex flex-wrap gap-2 border-0 p-0">
      {/* Where there is no page yet, the preview beside this shows the property. */}
      {onSite && (
        <a className="button button-quiet" href={`/property/${id}`} target="_blank" rel="noopener">
          {text.view}
        </a>
      )}
      <button
        type="button"
        className="button button-quiet"
        disabled={unsaved}
        onClick={() => void run(duplicate, ADMIN_FAILURES.createProperty)}
      >
        {text.duplicate}
      </button>
      <button
        type="button"
        className="button button-quiet"
        disabled={unsaved}
        onClick={() => void run(shelve, ADMIN_FAILURES.updateProperty)}
      >
        {archivedAt === null ? text.archive : text.restore}
      </button>
      {unsaved && <p className="field-hint w-full">{text.saveFirst}</p>}
    </fieldset>
  );
}
