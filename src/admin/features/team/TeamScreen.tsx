import { useState, type ReactElement } from 'react';
import { Banner } from '#admin/components/Banner.tsx';
import { ScreenHead } from '#admin/components/ScreenHead.tsx';
import { departmentsResource } from '#admin/lib/content/content-resources.ts';
import { useContent } from '#admin/lib/content/use-content.ts';
import { useAttempt } from '#admin/lib/use-attempt.ts';
import { DepartmentSection } from './DepartmentSection.tsx';
import { MemberSection } from './MemberSection.tsx';
import { TEAM_TEXT as text } from './text.ts';

/** The team: departments and members. */
export function TeamScreen(): ReactElement {
  const { failure, attempt } = useAttempt();
  const [chosen, setChosen] = useState('');
  // The section of the departments shows its own failure; members stay editable.
  const names = (useContent(departmentsResource).data ?? []).map(({ name }) => name);
  return (
    <>
      <ScreenHead title={text.title} introduction={text.introduction} />
      <Banner>{failure}</Banner>
      <DepartmentSection attempt={attempt} chosen={chosen} onChoose={setChosen} />
      <MemberSection
        departments={names}
        attempt={attempt}
        chosen={names.includes(chosen) ? chosen : ''}
        onChoose={setChosen}
      />
    </>
  );
}
