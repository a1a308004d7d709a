import { adminError } from '#domain/staff/admin-text.ts';
import { useState, type ReactElement } from 'react';
import { EmptyState } from '#admin/components/EmptyState.tsx';
import { ListState } from '#admin/components/ListState.tsx';
import { OrderedList } from '#admin/components/order/OrderedList.tsx';
import { contentKey, useContent, useContentChanges } from '#admin/lib/content/use-content.ts';
import { readAgain } from '#admin/lib/query-client.ts';
import type { Attempts } from '#admin/lib/use-attempt.ts';
import { DepartmentCard } from './DepartmentCard.tsx';
import { DepartmentForm } from './DepartmentForm.tsx';
import { DeleteDepartmentDialog } from './DeleteDepartmentDialog.tsx';
import { departmentsResource, membersResource, type StoredDepartment, type StoredMember } from './team-resources.ts';
import { TEAM_TEXT } from './text.ts';

const text = TEAM_TEXT.departments;

interface Props {
  /** All members, to count those of each department. */
  members: readonly StoredMember[];
  /** Awaits a change and shows why it failed. */
  attempt: Attempts['attempt'];
  /** Name of the department that filters the members; '' for all. */
  chosen: string;
  /** Filters the members by a department. */
  onChoose: (name: string) => void;
}

/** The departments as cards, which also filter the members. */
export function DepartmentSection({ members, attempt, chosen, onChoose }: Props): ReactElement {
  const departments = useContent(departmentsResource);
  const changes = useContentChanges(departmentsResource);
  const people = useContentChanges(membersResource);
  const [open, setOpen] = useState<StoredDepartment | 'new' | null>(null);
  const [deleting, setDeleting] = useState<StoredDepartment | null>(null);
  const peopleOf = ({ name }: StoredDepartment): readonly StoredMember[] =>
    members.filter(({ department }) => department === name);
  const remove = (department: StoredDepartment, movedTo: string): Promise<boolean> => {
    const moved = movedTo === '' ? [] : peopleOf(department);
    const move = Promise.all(moved.map(({ id }) => people.change(id, { department: movedTo })));
    return attempt(
      move.then(() => changes.remove(department.id)),
      TEAM_TEXT.unknown,
      (reason) => adminError('deleting department', reason),
    );
  };

  return (
    <section aria-labelledby="departments" className="mb-10">
      <div className="mb-4 flex flex-wrap items-center gap-x-5 gap-y-3">
        <h2 id="departments" className="mr-auto text-title">
          {text.title}
        </h2>
        <button type="button" className="button button-quiet" onClick={() => setOpen('new')}>
          {text.add}
        </button>
      </div>
      <ListState
        query={departments}
        loading={text.loading}
        failed={text.failed}
        tryAgain={TEAM_TEXT.tryAgain}
        empty={<EmptyState text={text.empty} />}
      >
        {(items) => (
          <OrderedList
            label={text.list}
            layout="grid"
            items={items}
            nameOf={({ name }) => name}
            onOrder={(ids) =>
              attempt(changes.reorder(ids), TEAM_TEXT.unknown, (reason) => adminError('reordering departments', reason))
            }
          >
            {(department, handles) => (
              <DepartmentCard
                department={department}
                count={peopleOf(department).length}
                handles={handles}
                chosen={chosen === department.name}
                onChoose={() => onChoose(chosen === department.name ? '' : department.name)}
                onEdit={() => void attempt(changes.settled(department.id).then(setOpen), TEAM_TEXT.unknown)}
                onDelete={() => setDeleting(department)}
              />
            )}
          </OrderedList>
        )}
      </ListState>
      {open !== null && (
        <DepartmentForm
          department={open === 'new' ? null : open}
          onClose={() => setOpen(null)}
          onSaved={(department) => {
            changes.upsert(department);
            if (open !== 'new' && chosen === open.name) onChoose(department.name);
            setOpen(null);
            // A new name was also written to its members.
            void readAgain(contentKey(membersResource.kind));
          }}
        />
      )}
      {deleting !== null && (
        <DeleteDepartmentDialog
          department={deleting}
          members={peopleOf(deleting)}
          others={(departments.data ?? []).map(({ name }) => name).filter((name) => name !== deleting.name)}
          onClose={() => setDeleting(null)}
          onShow={() => onChoose(deleting.name)}
          onYes={(movedTo) => void remove(deleting, movedTo)}
        />
      )}
    </section>
  );
}
