import { adminError } from '#domain/staff/admin-text.ts';
import type { ReactElement } from 'react';
import type { SheetEnds } from '#admin/components/content/ContentList.tsx';
import { ContentSheet } from '#admin/components/content/ContentSheet.tsx';
import { TextField } from '#components/form/TextField.tsx';
import { departmentsResource, type StoredDepartment } from '#admin/lib/content/content-resources.ts';
import { FIELD_LABELS } from '#admin/lib/content/field-labels.ts';
import { TEAM_TEXT } from './text.ts';

const text = TEAM_TEXT.departments;
const labels = FIELD_LABELS.departments;

interface Props extends SheetEnds<StoredDepartment> {
  department: StoredDepartment | null;
}

/** The form of a department, new or stored. */
export function DepartmentForm({ department, ...ends }: Props): ReactElement {
  const renameHint = department === null ? {} : { hint: text.renameHint };
  return (
    <ContentSheet
      {...ends}
      resource={departmentsResource}
      item={department}
      start={{ name: '', description: '', phone: '', email: '' }}
      title={department === null ? text.add : text.edit}
      rejected={(reason) => adminError(department === null ? 'adding department' : 'updating department', reason)}
    >
      {({ field }) => (
        <>
          <TextField {...field('name')} label={labels.name} required wide {...renameHint} />
          <TextField {...field('description')} label={labels.description} type="area" optional wide />
          <TextField {...field('phone')} label={labels.phone} type="tel" optional />
          <TextField {...field('email')} label={labels.email} type="email" optional />
        </>
      )}
    </ContentSheet>
  );
}
