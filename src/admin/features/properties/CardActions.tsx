import type { DashboardRow } from '#domain/property/dashboard/row.ts';
import { ADMIN_FAILURES } from '#domain/staff/admin-text.ts';
import { useState, type ReactElement } from 'react';
import { Link } from 'react-router';
import { ConfirmDialog } from '#admin/components/ConfirmDialog.tsx';
import { HistoryLink } from '#admin/components/HistoryLink.tsx';
import { Icon } from '#admin/components/Icon.tsx';
import type { IconName } from '#admin/components/icon-paths.ts';
import { announce } from '#lib/announce.ts';
import { StaffFailure } from '#admin/lib/staff-failure.ts';
import { failureText } from '#admin/lib/failure-text.ts';
import { duplicateProperty, removeProperty, shelveProperty } from '#admin/lib/properties/property-calls.ts';
import { useStatuses } from '#admin/lib/publishing/use-statuses.ts';
import { CardPreview } from './CardPreview.tsx';
import type { UsedProperty } from './RemoveUsed.tsx';
import { DASHBOARD_TEXT } from './text.ts';

const text = DASHBOARD_TEXT.card;
const confirm = DASHBOARD_TEXT.confirm;

interface Props {
  /** The property. */
  property: DashboardRow;
  /** Whether it may be changed. */
  mayEdit: boolean;
  /** Hears why something failed; '' when it is tried again. */
  fail: (message: string) => void;
  /** Hears that it cannot be deleted while it is in use. */
  inUse: (used: UsedProperty) => void;
}

/** What can be done to one property from its card. */
export function CardActions({ property, mayEdit, fail, inUse }: Props): ReactElement {
  const { id, title, archivedAt } = property;
  const [asks, setAsks] = useState(false);
  const onSite = useStatuses().isOnSite({ kind: 'properties', id, isArchived: archivedAt !== null });

  const run = async (act: () => Promise<string>, fallback: string): Promise<void> => {
    fail('');
    try {
      const text = await act();
      if (text !== '') announce(text);
    } catch (error) {
      fail(failureText(error, fallback));
    }
  };
  const remove = (): Promise<void> =>
    run(async () => {
      try {
        await removeProperty(property);
      } catch (error) {
        if (!(error instanceof StaffFailure) || error.code !== 'in_use') throw error;
        inUse({ property, places: error.fields });
        return '';
      }
      return text.removed(title);
    }, ADMIN_FAILURES.deleteProperty);
  const shelve = (): Promise<void> =>
    run(async () => {
      await shelveProperty(property, archivedAt === null);
      return archivedAt === null ? text.shelved(title) : text.offered(title);
    }, ADMIN_FAILURES.updateProperty);
  const duplicate = (): Promise<void> =>
    run(async () => text.copied((await duplicateProperty(id)).title), ADMIN_FAILURES.createProperty);

  return (
    <div className="dashboard-actions">
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
      {mayEdit && (
        <>
          <Link className="card-action" to={`/admin/edit-property/${id}`} aria-label={`${text.edit} ${title}`}>
            {text.edit}
          </Link>
          <span className="ml-auto flex">
            <IconAction icon="copy" label={`${text.duplicate} ${title}`} act={() => void duplicate()} />
            <IconAction
              icon={archivedAt === null ? 'archive' : 'archive-restore'}
              label={`${archivedAt === null ? text.archive : text.restore} ${title}`}
              act={() => void shelve()}
            />
            <HistoryLink kind="properties" id={id} name={title} look="icon" />
            <IconAction icon="trash" label={`${text.remove} ${title}`} act={() => setAsks(true)} />
          </span>
        </>
      )}
      {asks && (
        <ConfirmDialog
          title={confirm.remove(title)}
          yes={confirm.yes}
          no={confirm.no}
          onYes={() => void remove()}
          onClose={() => setAsks(false)}
        >
          {confirm.hint}
        </ConfirmDialog>
      )}
    </div>
  );
}

function IconAction({ icon, label, act }: { icon: IconName; label: string; act: () => void }): ReactElement {
  return (
    <button type="button" className="icon-button" aria-label={label} title={label} onClick={act}>
      <Icon name={icon} size={16} />
    </button>
  );
}
