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
    <div
      className={`flex h-full flex-col gap-1 border-b-4 bg-limestone px-4 pt-3.5 pb-1 ${chosen ? 'border-anil' : 'border-sand'}`}
    >
      <button
        type="button"
        className="cursor-pointer rounded-hair border border-field px-2 py-1 text-left hover:text-anil aria-pressed:border-anil aria-pressed:shadow-[inset_4px_0_0_var(--color-anil)]"
        aria-pressed={chosen}
        onClick={onChoose}
      >
        <span className="block font-display text-title">{name}</span>
        <span className="block text-small text-ink-soft">{text.count(count)}</span>
      </button>
      {description !== '' && <p className="line-clamp-2 text-small text-ink-soft">{description}</p>}
      <p className="mt-1.5 flex flex-wrap gap-1">
        <StatusBadge kind="departments" id={department.id} />
      </p>
      <div className="-mx-2 mt-auto flex items-center justify-between">
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
