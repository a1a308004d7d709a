import type { ReactElement } from 'react';
import type { RowState } from '#admin/components/content/ContentList.tsx';
import { ItemActions } from '#admin/components/content/ItemActions.tsx';
import type { StoredDepartment } from '#admin/lib/content/content-resources.ts';
import { StatusBadge } from '#admin/lib/publishing/StatusBadge.tsx';
import { TEAM_TEXT } from './text.ts';

const text = TEAM_TEXT.departments;

interface Props {
  department: StoredDepartment;
  row: RowState<StoredDepartment>;
  /** Number of its members; undefined while it is not known. */
  count: number | undefined;
  /** Whether the list shows only its members. */
  chosen: boolean;
  onChoose: () => void;
}

/** A department as a card, which filters the members below. */
export function DepartmentCard({ department, row, count, chosen, onChoose }: Props): ReactElement {
  const { id, name, description } = department;
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
        <span className="block text-small text-ink-soft">{count === undefined ? '\u00a0' : text.count(count)}</span>
      </button>
      {description !== '' && <p className="line-clamp-2 text-small text-ink-soft">{description}</p>}
      <p className="mt-1.5 flex flex-wrap gap-1">
        <StatusBadge kind="departments" id={id} />
      </p>
      <div className="-mx-2 mt-auto flex items-center justify-between">
        {row.handles}
        <span className="flex">
          <ItemActions
            kind="departments"
            id={id}
            name={name}
            label={text.label(name)}
            onEdit={row.onEdit}
            onDelete={row.onDelete}
          />
        </span>
      </div>
    </div>
  );
}
