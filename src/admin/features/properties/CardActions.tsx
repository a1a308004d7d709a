import { Archive, ArchiveRestore, Copy, Trash2 } from 'lucide-react';
import type { DashboardRow } from '#domain/property/dashboard/row.ts';
import { showsStay } from '#domain/property/stay.ts';
import { ADMIN_FAILURES } from '#domain/staff/admin-text.ts';
import { useState, type ReactElement } from 'react';
import { Link } from 'react-router';
import { ConfirmDialog } from '#admin/components/ConfirmDialog.tsx';
import { HistoryLink } from '#admin/components/HistoryLink.tsx';
import { IconButton } from '#admin/components/IconButton.tsx';
import { announce } from '#lib/announce.ts';
import { ApiFailure } from '#lib/api/api-failure.ts';
import { subjectOf } from '#admin/lib/properties/subject-of.ts';
import { duplicateProperty, removeProperty, setArchived } from '#admin/lib/properties/property-calls.ts';
import { useStatuses } from '#admin/lib/publishing/use-statuses.ts';
import { useAttempt } from '#admin/lib/use-attempt.ts';
import { CardPreview } from './CardPreview.tsx';
import type { UsedProperty } from './RemoveUsed.tsx';
import { StaffDetails } from './StaffDetails.tsx';
import { DASHBOARD_TEXT } from './text.ts';

const text = DASHBOARD_TEXT.card;
const confirm = DASHBOARD_TEXT.confirm;

interface Props {
  property: DashboardRow;
  mayEdit: boolean;
  /** Reports why something failed; '' at the next attempt. */
  fail: (message: string) => void;
  /** Reports that it cannot be deleted while it is in use. */
  inUse: (used: UsedProperty) => void;
}

/** The actions on the card of one property. */
export function CardActions({ property, mayEdit, fail, inUse }: Props): ReactElement {
  const { id, title, archivedAt } = property;
  const { attempt } = useAttempt(fail);
  const [isConfirming, setConfirming] = useState(false);
  const [showsDetails, setShowingDetails] = useState(false);
  const onSite = useStatuses().isOnSite(subjectOf(property));

  const run = (action: () => Promise<void>, failed: string): void => void attempt(action(), failed);
  const remove = async (): Promise<void> => {
    try {
      await removeProperty(property);
      announce(text.removed(title));
    } catch (error) {
      if (!(error instanceof ApiFailure) || error.code !== 'in_use') throw error;
      inUse({ property, places: error.fields });
    }
  };
  const toggleArchived = async (): Promise<void> => {
    await setArchived(property, archivedAt === null);
    announce(archivedAt === null ? text.archived(title) : text.restored(title));
  };
  const duplicate = async (): Promise<void> => announce(text.copied((await duplicateProperty(id)).title));

  return (
    <div className="mt-2 flex items-center gap-x-4 gap-y-1 border-t border-sand pb-1">
      {onSite ? (
        <a
          className="card-action"
          href={`/property/${id}`}
          target="_blank"
          rel="noopener"
          aria-label={`${text.view} ${title}, ${text.newTab}`}
        >
          {text.view}
        </a>
      ) : (
        <CardPreview id={id} title={title} fail={fail} />
      )}
      {!mayEdit && (
        <button
          type="button"
          className="card-action"
          aria-label={`${text.details} ${title}`}
          onClick={() => setShowingDetails(true)}
        >
          {text.details}
        </button>
      )}
      {!mayEdit && showsStay(property) && (
        <Link className="card-action" to={`/admin/calendar/${id}`} aria-label={`${text.calendar} ${title}`}>
          {text.calendar}
        </Link>
      )}
      {showsDetails && <StaffDetails id={id} title={title} onClose={() => setShowingDetails(false)} />}
      {mayEdit && (
        <>
          <Link className="card-action" to={`/admin/edit-property/${id}`} aria-label={`${text.edit} ${title}`}>
            {text.edit}
          </Link>
          <span className="ml-auto flex">
            <IconButton
              icon={Copy}
              label={`${text.duplicate} ${title}`}
              onClick={() => run(duplicate, ADMIN_FAILURES.createProperty)}
            />
            <IconButton
              icon={archivedAt === null ? Archive : ArchiveRestore}
              label={`${archivedAt === null ? text.archive : text.restore} ${title}`}
              onClick={() => run(toggleArchived, ADMIN_FAILURES.updateProperty)}
            />
            <HistoryLink kind="properties" id={id} name={title} variant="icon" />
            <IconButton icon={Trash2} label={`${text.remove} ${title}`} onClick={() => setConfirming(true)} />
          </span>
        </>
      )}
      {isConfirming && (
        <ConfirmDialog
          title={confirm.remove(title)}
          yes={confirm.yes}
          onYes={() => run(remove, ADMIN_FAILURES.deleteProperty)}
          onClose={() => setConfirming(false)}
        >
          {confirm.hint}
        </ConfirmDialog>
      )}
    </div>
  );
}
