import type { ReactElement } from 'react';
import { EditActions } from '#admin/components/form/EditActions.tsx';
import { HistoryLink } from '#admin/components/HistoryLink.tsx';
import { StatusBadge } from '#admin/lib/publishing/StatusBadge.tsx';
import type { StoredDepartment } from './team-resources.ts';
import { TEAM_TEXT } from './text.ts';

const text = TEAM_TEXT.departments;

interface Props {
  department: StoredDepartment;
  /** Number of its members. */
  count: number;
  handles: ReactElement;
  /** Whether the list shows only its members. */
  chosen: boolean;
  onChoose: () => void;
  onEdit: () => void;
  onDelete: () => void;
}

/** A department as a card, which filters the members below. */
export function DepartmentCard(props: Props): ReactElement {
  const { department, count, handles, chosen, onChoose, onEdit, onDelete } = props;
  const { name, description } = department;
  return (
    <div className="department-card" data-chosen={chosen || undefined}>
      <button type="button" className="department-card-name" aria-pressed={chosen} onClick={onChoose}>
        <span className="block font-display text-title">{name}</span>
        <span className="block text-small text-ink-soft">{text.count(count)}</span>
      </button>
      {description !== '' && <p className="line-clamp-2 text-small text-ink-soft">{description}</p>}
      <p className="status-line">
        <StatusBadge kind="departments" id={department.id} />
      </p>
      <div className="department-card-acts">
        {handles}
        <span className="flex">
          <HistoryLink kind="departments" id={department.id} name={name} variant="icon" />
          <EditActions
            text={{ edit: text.editOne(name), remove: text.deleteOne(name) }}
            onEdit={onEdit}
            onDelete={onDelete}
          />
        </span>
      </div>
    </div>
  );
}
