import { CONTENT_INPUTS, WORKING_SCHEMAS } from '#domain/content/schemas.ts';
import { adminError } from '#domain/staff/admin-text.ts';
import type { ReactElement } from 'react';
import { EditorForm } from '#admin/components/form/EditorForm.tsx';
import { Sheet } from '#admin/components/Sheet.tsx';
import { TextField } from '#components/form/TextField.tsx';
import { FIELD_LABELS } from '#admin/lib/content/field-labels.ts';
import { useContentForm } from '#admin/lib/content/use-content-form.ts';
import type { StoredDepartment } from './team-resources.ts';
import { NEW_DEPARTMENT, saveDepartment } from './team-inputs.ts';
import { TEAM_TEXT } from './text.ts';

const text = TEAM_TEXT.departments;
const labels = FIELD_LABELS.departments;

interface Props {
  department: StoredDepartment | null;
  onSaved: (department: StoredDepartment) => void;
  onClose: () => void;
}

/** The form of a department, new or stored. */
export function DepartmentForm({ department, onSaved, onClose }: Props): ReactElement {
  const { field, shell, unsaved } = useContentForm({
    id: 'department',
    schema: CONTENT_INPUTS.departments,
    stored: WORKING_SCHEMAS.departments,
    start: department === null ? NEW_DEPARTMENT : CONTENT_INPUTS.departments.strip().parse(department),
    item: department,
    labels,
    draft: department?.id ?? 'new',
    save: saveDepartment,
    rejected: (reason) => adminError(department === null ? 'adding department' : 'updating department', reason),
    onSaved,
  });
  const title = department === null ? text.add : text.edit;
  const { optional } = TEAM_TEXT;
  return (
    <Sheet title={title} unsaved={unsaved} onClose={onClose}>
      {(close) => (
        <EditorForm shell={shell} label={title} onCancel={close}>
          <TextField
            {...field('name')}
            label={labels.name}
            required
            wide
            {...(department === null ? {} : { hint: text.renameHint })}
          />
          <TextField {...field('description')} label={labels.description} type="area" optional={optional} wide />
          <TextField {...field('phone')} label={labels.phone} type="tel" optional={optional} />
          <TextField {...field('email')} label={labels.email} type="email" optional={optional} />
        </EditorForm>
      )}
    </Sheet>
  );
}
