import { FAILED_TO_FETCH_TEAM_MEMBERS } from '#domain/site/text.ts';
import { useState, type ReactElement } from 'react';
import { Banner } from '#admin/components/Banner.tsx';
import { ListState } from '#admin/components/ListState.tsx';
import { ScreenHead } from '#admin/components/ScreenHead.tsx';
import { useContent } from '#admin/lib/content/use-content.ts';
import { useAttempt } from '#admin/lib/use-attempt.ts';
import { DepartmentSection } from './DepartmentSection.tsx';
import { MemberSection } from './MemberSection.tsx';
import { departmentsResource, membersResource, type StoredMember } from './team-resources.ts';
import { TEAM_TEXT as text } from './text.ts';

const NOBODY: readonly StoredMember[] = [];

/** The team: departments and members. */
export function TeamScreen(): ReactElement {
  const members = useContent(membersResource);
  const departments = useContent(departmentsResource);
  const { failure, attempt } = useAttempt();
  const [chosen, setChosen] = useState('');
  // The section of the departments shows its own failure; members stay editable.
  const names = departments.data === undefined ? [] : departments.data.map(({ name }) => name);
  const section = (items: readonly StoredMember[]): ReactElement => (
    <MemberSection
      members={items}
      departments={names}
      attempt={attempt}
      chosen={names.includes(chosen) ? chosen : ''}
      onChoose={setChosen}
    />
  );

  return (
    <>
      <ScreenHead title={text.title} introduction={text.introduction} />
      <Banner>{failure}</Banner>
      <DepartmentSection members={members.data ?? NOBODY} attempt={attempt} chosen={chosen} onChoose={setChosen} />
      <ListState
        query={members}
        loading={text.loading}
        failed={FAILED_TO_FETCH_TEAM_MEMBERS}
        tryAgain={text.tryAgain}
        empty={section(NOBODY)}
      >
        {section}
      </ListState>
    </>
  );
}
