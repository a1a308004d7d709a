import type { ReactElement } from 'react';
import { ContentList } from '#admin/components/content/ContentList.tsx';
import { useContentList } from '#admin/components/content/use-content-list.ts';
import { EmptyState } from '#admin/components/EmptyState.tsx';
import {
  departmentsResource,
  membersResource,
  type StoredDepartment,
  type StoredMember,
} from '#admin/lib/content/content-resources.ts';
import { adminFailure } from '#admin/lib/failure-text.ts';
import { contentKey, useContent, useContentChanges } from '#admin/lib/content/use-content.ts';
import { readAgain } from '#admin/lib/query-client.ts';
import { removeItem } from '#admin/lib/remove-item.ts';
import type { Attempts } from '#admin/lib/use-attempt.ts';
import { DepartmentCard } from './DepartmentCard.tsx';
import { DepartmentForm } from './DepartmentForm.tsx';
import { DeleteDepartmentDialog } from './DeleteDepartmentDialog.tsx';
import { TEAM_TEXT } from './text.ts';

const text = TEAM_TEXT.departments;

interface Props {
  /** Awaits a change and shows why it failed. */
  attempt: Attempts['attempt'];
  /** Name of the department that filters the members; '' for all. */
  chosen: string;
  /** Filters the members by a department. */
  onChoose: (name: string) => void;
}

/** The departments as cards, which also filter the members. */
export function DepartmentSection({ attempt, chosen, onChoose }: Props): ReactElement {
  const list = useContentList(departmentsResource, attempt, {
    reorder: adminFailure('reordering departments'),
  });
  const { data: members, isError, refetch } = useContent(membersResource);
  const people = useContentChanges(membersResource);
  const { deleting } = list;
  // Undefined while the members are not known.
  const peopleOf = ({ name }: StoredDepartment): readonly StoredMember[] | undefined =>
    members?.filter(({ department }) => department === name);
  const remove = (department: StoredDepartment, movedTo: string): Promise<boolean> => {
    const moved = movedTo === '' ? [] : (peopleOf(department) ?? []);
    const move = Promise.all(moved.map(({ id }) => people.change(id, { department: movedTo })));
    return attempt(
      move.then(() => list.changes.remove(department.id)),
      adminFailure('deleting department'),
    );
  };

  return (
    <section aria-labelledby="departments" className="mb-10">
      <div className="mb-4 flex flex-wrap items-center gap-x-5 gap-y-3">
        <h2 id="departments" className="mr-auto text-title">
          {text.list}
        </h2>
        <button type="button" className="button button-quiet" onClick={() => list.edit('new')}>
          {text.add}
        </button>
      </div>
      <ContentList
        list={list}
        text={text}
        empty={<EmptyState text={text.empty} />}
        nameOf={({ name }) => name}
        layout="grid"
        form={(department, ends) => (
          <DepartmentForm
            {...ends}
            department={department}
            onSaved={(saved) => {
              ends.onSaved(saved);
              if (department !== null && chosen === department.name) onChoose(saved.name);
              // A new name was also written to its members.
              void readAgain(contentKey(membersResource.kind));
            }}
          />
        )}
      >
        {(department, row) => (
          <DepartmentCard
            department={department}
            row={row}
            count={peopleOf(department)?.length}
            chosen={chosen === department.name}
            onChoose={() => onChoose(chosen === department.name ? '' : department.name)}
          />
        )}
      </ContentList>
      {deleting !== null && (
        <DeleteDepartmentDialog
          department={deleting}
          members={{ data: peopleOf(deleting), isError, refetch }}
          others={(list.query.data ?? []).map(({ name }) => name).filter((name) => name !== deleting.name)}
          onClose={() => list.askToDelete(null)}
          onShow={() => onChoose(deleting.name)}
          onYes={(movedTo) => void removeItem(deleting.name, () => remove(deleting, movedTo))}
        />
      )}
    </section>
  );
}
