import { DEPARTMENT_DELETE_WARNING } from '#domain/staff/admin-text.ts';
import { useState, type ReactElement } from 'react';
import { Choice } from '#admin/components/form/Choice.tsx';
import { ConfirmDialog } from '#admin/components/ConfirmDialog.tsx';
import { ListState, type ListQuery } from '#admin/components/ListState.tsx';
import type { StoredDepartment, StoredMember } from '#admin/lib/content/content-resources.ts';
import { TEAM_TEXT } from './text.ts';

const text = TEAM_TEXT.departments;

interface Props {
  department: StoredDepartment;
  members: ListQuery<StoredMember>;
  /** Names of the other departments. */
  others: readonly string[];
  /** Deletes it after moving its members to another; '' leaves them in it. */
  onYes: (movedTo: string) => void;
  onShow: () => void;
  onClose: () => void;
}

/** Asks before a department is deleted: lists its members, and offers to move them, so it waits until they are known. */
export function DeleteDepartmentDialog({ department, members, others, onYes, onShow, onClose }: Props): ReactElement {
  const [movedTo, setMovedTo] = useState('');
  return (
    <ConfirmDialog
      title={text.confirmDelete(department.name)}
      yes={text.yes}
      blocked={members.data === undefined}
      onYes={() => onYes(movedTo)}
      onClose={onClose}
    >
      <p>{DEPARTMENT_DELETE_WARNING}</p>
      <div className="mt-4 empty:hidden">
        <ListState query={members} loading={text.finding} failed={text.notFound} empty={null}>
          {(people) => (
            <>
              <ul aria-label={text.people} className="max-h-[40vh] overflow-y-auto border-l border-sand pl-4">
                {people.map(({ id, name }) => (
                  <li key={id} className="py-1">
                    <a
                      href="#members"
                      className="inline-link"
                      onClick={() => {
                        onClose();
                        onShow();
                      }}
                    >
                      {name}
                    </a>
                  </li>
                ))}
              </ul>
              <Choice
                className="field mt-5"
                label={text.moveTo}
                value={movedTo}
                options={[{ id: '', label: text.moveNowhere }, ...others.map((name) => ({ id: name, label: name }))]}
                choose={setMovedTo}
              />
            </>
          )}
        </ListState>
      </div>
    </ConfirmDialog>
  );
}
