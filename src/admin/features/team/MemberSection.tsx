import { FAILED_TO_FETCH_TEAM_MEMBERS } from '#domain/site/text.ts';
import { ADMIN_EMPTY } from '#domain/staff/admin-text.ts';
import type { ReactElement } from 'react';
import { ContentList } from '#admin/components/content/ContentList.tsx';
import { ContentRow } from '#admin/components/content/ContentRow.tsx';
import { useContentList } from '#admin/components/content/use-content-list.ts';
import { Choice } from '#admin/components/form/Choice.tsx';
import { EmptyState } from '#admin/components/EmptyState.tsx';
import { adminFailure } from '#admin/lib/failure-text.ts';
import { membersResource } from '#admin/lib/content/content-resources.ts';
import type { Attempts } from '#admin/lib/use-attempt.ts';
import { LeavingMember } from './LeavingMember.tsx';
import { MemberForm } from './MemberForm.tsx';
import { TEAM_TEXT } from './text.ts';

const text = TEAM_TEXT.members;

interface Props {
  /** Names of the departments, in order. */
  departments: readonly string[];
  attempt: Attempts['attempt'];
  /** Name of the department that filters the members; '' for all. */
  chosen: string;
  /** Filters the members by a department. */
  onChoose: (name: string) => void;
}

/** The members of the team. */
export function MemberSection({ departments, attempt, chosen, onChoose }: Props): ReactElement {
  const list = useContentList(membersResource, attempt, {
    reorder: adminFailure('reordering team members'),
    change: adminFailure('updating featured status'),
    remove: adminFailure('deleting team member'),
  });
  const { data, isError, refetch } = list.query;
  const shown = chosen === '' ? data : data?.filter(({ department }) => department === chosen);
  return (
    <section aria-labelledby="members">
      <div className="mb-4 flex flex-wrap items-center gap-x-5 gap-y-3">
        <h2 id="members" className="mr-auto text-title">
          {text.list}
        </h2>
        <Choice
          className="flex items-center gap-3 text-small [&>select]:w-auto"
          labelClass=""
          label={text.filter}
          value={chosen}
          options={[{ id: '', label: text.all }, ...departments.map((name) => ({ id: name, label: name }))]}
          choose={onChoose}
        />
        <button type="button" className="button button-primary" onClick={() => list.edit('new')}>
          {text.add}
        </button>
      </div>
      <ContentList
        list={list}
        query={{ data: shown, isError, refetch }}
        text={{ ...text, failed: FAILED_TO_FETCH_TEAM_MEMBERS }}
        empty={<EmptyState text={ADMIN_EMPTY.teamMembers} />}
        nameOf={({ name }) => name}
        form={(member, ends) => <MemberForm member={member} department={chosen} departments={departments} {...ends} />}
        question={(member) => ({
          title: text.confirmDelete(member.name),
          children: <LeavingMember member={member} />,
          yes: text.yes,
        })}
      >
        {(member, { change, ...row }) => (
          <ContentRow
            {...row}
            kind="teamMembers"
            id={member.id}
            picture={member.photo}
            placeholder={<Initials name={member.name} />}
            isPerson
            toggle={{
              label: text.featured(member.name),
              on: member.isFeatured,
              states: text.states,
              onSwitch: (isFeatured) => void change({ isFeatured }),
            }}
          >
            <h3 className="text-title">{member.name}</h3>
            <p className="text-small text-ink-soft">
              {member.title} ·{' '}
              {departments.includes(member.department) ? member.department : text.unknownDepartment(member.department)}
            </p>
            <p className="text-small [overflow-wrap:anywhere] text-ink-soft">
              {[member.phone, member.email].filter((contact) => contact !== '').join(' · ')}
            </p>
          </ContentRow>
        )}
      </ContentList>
    </section>
  );
}

/** The first letters of a person's first and last names, in the place of a missing photo. */
function Initials({ name }: { name: string }): ReactElement {
  const names = name.split(/\s+/).filter((part) => part !== '');
  const letters = [names[0], names.length > 1 ? names.at(-1) : undefined].map((part) => [...(part ?? '')][0] ?? '');
  return (
    <span aria-hidden className="grid size-full place-items-center font-display text-title text-ink">
      {letters.join('').toLocaleUpperCase('en')}
    </span>
  );
}
