import { ADMIN_EMPTY, adminError } from '#domain/staff/admin-text.ts';
import { useState, type ReactElement } from 'react';
import { ConfirmDialog } from '#admin/components/ConfirmDialog.tsx';
import { EmptyState } from '#admin/components/EmptyState.tsx';
import { orderWithin } from '#admin/components/order/move-item.ts';
import { OrderedList } from '#admin/components/order/OrderedList.tsx';
import { useContentChanges } from '#admin/lib/content/use-content.ts';
import type { Attempts } from '#admin/lib/use-attempt.ts';
import { MemberForm } from './MemberForm.tsx';
import { MemberRow } from './MemberRow.tsx';
import { membersResource, type StoredMember } from './team-resources.ts';
import { TEAM_TEXT } from './text.ts';

const text = TEAM_TEXT.members;

interface Props {
  members: readonly StoredMember[];
  /** Names of the departments, in order. */
  departments: readonly string[];
  attempt: Attempts['attempt'];
  /** Name of the department that filters the members; '' for all. */
  chosen: string;
  /** Filters the members by a department. */
  onChoose: (name: string) => void;
}

/** The members of the team. */
export function MemberSection({ members, departments, attempt, chosen, onChoose }: Props): ReactElement {
  const changes = useContentChanges(membersResource);
  const [open, setOpen] = useState<StoredMember | 'new' | null>(null);
  const [deleting, setDeleting] = useState<StoredMember | null>(null);
  const shown = chosen === '' ? members : members.filter(({ department }) => department === chosen);
  const all = members.map(({ id }) => id);
  const attemptTo = (work: Promise<void>, action: Parameters<typeof adminError>[0]): Promise<boolean> =>
    attempt(work, TEAM_TEXT.unknown, (reason) => adminError(action, reason));

  return (
    <section aria-labelledby="members">
      <div className="mb-4 flex flex-wrap items-center gap-x-5 gap-y-3">
        <h2 id="members" className="mr-auto text-title">
          {text.title}
        </h2>
        <div className="flex items-center gap-3 text-small">
          <label htmlFor="member-filter">{text.filter}</label>
          <select
            id="member-filter"
            className="field-input w-auto"
            value={chosen}
            onChange={({ currentTarget }) => onChoose(currentTarget.value)}
          >
            <option value="">{text.all}</option>
            {departments.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </div>
        <button type="button" className="button button-primary" onClick={() => setOpen('new')}>
          {text.add}
        </button>
      </div>
      {shown.length === 0 ? (
        <EmptyState text={ADMIN_EMPTY.teamMembers} />
      ) : (
        <OrderedList
          label={text.list}
          items={shown}
          nameOf={({ name }) => name}
          onOrder={(ids) => attemptTo(changes.reorder(orderWithin(all, ids)), 'reordering team members')}
        >
          {(member, handles) => (
            <MemberRow
              member={member}
              departmentExists={departments.includes(member.department)}
              handles={handles}
              onEdit={() => void attempt(changes.settled(member.id).then(setOpen), TEAM_TEXT.unknown)}
              onDelete={() => setDeleting(member)}
              onFeatured={(isFeatured) =>
                void attemptTo(changes.change(member.id, { isFeatured }), 'updating featured status')
              }
            />
          )}
        </OrderedList>
      )}
      {open !== null && (
        <MemberForm
          member={open === 'new' ? null : open}
          department={chosen}
          departments={departments}
          onClose={() => setOpen(null)}
          onSaved={(member) => {
            changes.upsert(member);
            setOpen(null);
          }}
        />
      )}
      {deleting !== null && (
        <ConfirmDialog
          title={text.confirmDelete(deleting.name)}
          yes={text.yes}
          no={text.no}
          onClose={() => setDeleting(null)}
          onYes={() => void attemptTo(changes.remove(deleting.id), 'deleting team member')}
        >
          {text.confirmHint}
        </ConfirmDialog>
      )}
    </section>
  );
}
