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
      <h3 className="text-title">{name}</h3>
      {description !== '' && <p className="line-clamp-2 text-small text-ink-soft">{description}</p>}
      <div className="mt-1.5 flex flex-wrap items-center gap-2">
        <button
          type="button"
          className="min-h-8 cursor-pointer rounded-hair border border-field px-3 text-small hover:text-anil aria-pressed:border-anil aria-pressed:shadow-[inset_0_-4px_0_var(--color-anil)]"
          aria-pressed={chosen}
          onClick={onChoose}
        >
          <span className="sr-only">{name} </span>
          <span>{count === undefined ? text.show : text.count(count)}</span>
        </button>
        <StatusBadge kind="departments" id={id} />
      </div>
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
