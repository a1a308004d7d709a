import { Archive, ArchiveRestore, Copy, type LucideIcon, Trash2 } from 'lucide-react';
import type { DashboardRow } from '#domain/property/dashboard/row.ts';
import { showsStay } from '#domain/property/stay.ts';
import { ADMIN_FAILURES } from '#domain/staff/admin-text.ts';
import { useState, type ReactElement } from 'react';
import { Link } from 'react-router';
import { ConfirmDialog } from '#admin/components/ConfirmDialog.tsx';
import { HistoryLink } from '#admin/components/HistoryLink.tsx';
import { announce } from '#lib/announce.ts';
import { ApiFailure } from '#lib/api/api-failure.ts';
import { subjectOf } from '#admin/lib/properties/subject-of.ts';
import { keepFocus } from '#admin/lib/keep-focus.ts';
import { failureText } from '#admin/lib/failure-text.ts';
import { duplicateProperty, removeProperty, setArchived } from '#admin/lib/properties/property-calls.ts';
import { useStatuses } from '#admin/lib/publishing/use-statuses.ts';
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
  const [isConfirming, setConfirming] = useState(false);
  const [showsDetails, setShowingDetails] = useState(false);
  const onSite = useStatuses().isOnSite(subjectOf(property));

  const run = async (action: () => Promise<string>, fallback: string): Promise<void> => {
    fail('');
    try {
      const done = await keepFocus(action);
      if (done !== '') announce(done);
    } catch (error) {
      fail(failureText(error, fallback));
    }
  };
  const remove = (): Promise<void> =>
    run(async () => {
      try {
        await removeProperty(property);
      } catch (error) {
        if (!(error instanceof ApiFailure) || error.code !== 'in_use') throw error;
        inUse({ property, places: error.fields });
        return '';
      }
      return text.removed(title);
    }, ADMIN_FAILURES.deleteProperty);
  const toggleArchived = (): Promise<void> =>
    run(async () => {
      await setArchived(property, archivedAt === null);
      return archivedAt === null ? text.archived(title) : text.restored(title);
    }, ADMIN_FAILURES.updateProperty);
  const duplicate = (): Promise<void> =>
    run(async () => text.copied((await duplicateProperty(id)).title), ADMIN_FAILURES.createProperty);

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
            <IconAction icon={Copy} label={`${text.duplicate} ${title}`} onClick={() => void duplicate()} />
            <IconAction
              icon={archivedAt === null ? Archive : ArchiveRestore}
              label={`${archivedAt === null ? text.archive : text.restore} ${title}`}
              onClick={() => void toggleArchived()}
            />
            <HistoryLink kind="properties" id={id} name={title} variant="icon" />
            <IconAction icon={Trash2} label={`${text.remove} ${title}`} onClick={() => setConfirming(true)} />
          </span>
        </>
      )}
      {isConfirming && (
        <ConfirmDialog
          title={confirm.remove(title)}
          yes={confirm.yes}
          onYes={() => void remove()}
          onClose={() => setConfirming(false)}
        >
          {confirm.hint}
        </ConfirmDialog>
      )}
    </div>
  );
}

function IconAction({
  icon: Icon,
  label,
  onClick,
}: {
  icon: LucideIcon;
  label: string;
  onClick: () => void;
}): ReactElement {
  return (
    <button type="button" className="icon-button" aria-label={label} title={label} onClick={onClick}>
      <Icon size={16} />
    </button>
  );
}
