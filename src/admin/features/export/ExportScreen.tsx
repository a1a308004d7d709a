import type { ReactElement } from 'react';
import { ScreenHead } from '#admin/components/ScreenHead.tsx';
import { useStaff } from '#admin/lib/use-staff.ts';
import { ExportCard } from './ExportCard.tsx';
import { EXPORT_KINDS } from './export-kinds.ts';
import { EXPORT_TEXT as text } from './text.ts';

/** The exports that the role allows. */
export function ExportScreen(): ReactElement {
  const { role } = useStaff();
  return (
    <>
      <ScreenHead title={text.title} introduction={text.introduction} />
      <ul aria-label={text.list} className="grid grid-cols-[repeat(auto-fill,minmax(17rem,1fr))] gap-6">
        {EXPORT_KINDS.filter(({ roles }) => roles.includes(role)).map((kind) => (
          <ExportCard key={kind.kind} kind={kind} />
        ))}
      </ul>
    </>
  );
}
