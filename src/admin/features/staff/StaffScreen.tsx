import { useState, type ReactElement } from 'react';
import { Banner } from '#admin/components/Banner.tsx';
import { EmptyState } from '#admin/components/EmptyState.tsx';
import { ListState } from '#admin/components/ListState.tsx';
import { ScreenHead } from '#admin/components/ScreenHead.tsx';
import { InviteForm } from './InviteForm.tsx';
import { MemberLine } from './MemberLine.tsx';
import { useStaffList } from '#admin/lib/use-staff-list.ts';
import { useStaffChanges } from './use-staff-changes.ts';
import { STAFF_TEXT as text } from './text.ts';

/** The accounts of staff: invitations, roles, closing and removal. */
export function StaffScreen(): ReactElement {
  const staff = useStaffList();
  const changes = useStaffChanges();
  const [inviting, setInviting] = useState(false);
  return (
    <>
      <ScreenHead title={text.title} introduction={text.introduction}>
        <button type="button" className="button button-primary" onClick={() => setInviting(true)}>
          {text.invite}
        </button>
      </ScreenHead>
      <Banner>{changes.failure}</Banner>
      <Banner tone="success">{changes.done}</Banner>
      <ListState query={staff} loading={text.loading} failed={text.failed} empty={<EmptyState text={text.none} />}>
        {(members) => (
          <ul className="border-t border-sand" aria-label={text.list}>
            {members.map((member) => (
              <MemberLine key={member.uid} member={member} changes={changes} />
            ))}
          </ul>
        )}
      </ListState>
      {inviting && <InviteForm onInvited={changes.confirmInvitation} onClose={() => setInviting(false)} />}
    </>
  );
}
