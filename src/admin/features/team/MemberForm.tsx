import { CONTENT_INPUTS, WORKING_SCHEMAS } from '#domain/content/schemas.ts';
import { adminError } from '#domain/staff/admin-text.ts';
import type { ReactElement } from 'react';
import { EditorForm } from '#admin/components/form/EditorForm.tsx';
import { Sheet } from '#admin/components/Sheet.tsx';
import { CheckField } from '#components/form/CheckField.tsx';
import { SelectField } from '#components/form/SelectField.tsx';
import { TextField } from '#components/form/TextField.tsx';
import { FIELD_LABELS } from '#admin/lib/content/field-labels.ts';
import { FormPicture } from '#admin/lib/content/FormPicture.tsx';
import { useContentForm } from '#admin/lib/content/use-content-form.ts';
import type { StoredMember } from './team-resources.ts';
import { newMember, saveMember } from './team-inputs.ts';
import { TEAM_TEXT } from './text.ts';

const text = TEAM_TEXT.members;
const labels = FIELD_LABELS.teamMembers;

interface Props {
  member: StoredMember | null;
  /** Department of a new member; '' for none. */
  department: string;
  /** Names of the departments, in order. */
  departments: readonly string[];
  onSaved: (member: StoredMember) => void;
  onClose: () => void;
}

/** The form of a team member, new or stored. */
export function MemberForm({ member, department, departments, onSaved, onClose }: Props): ReactElement {
  const { form, field, part, shell, uploads, unsaved } = useContentForm({
    id: 'member',
    schema: CONTENT_INPUTS.teamMembers,
    stored: WORKING_SCHEMAS.teamMembers,
    start: member === null ? newMember(department) : CONTENT_INPUTS.teamMembers.strip().parse(member),
    item: member,
    labels,
    draft: member?.id ?? 'new',
    save: saveMember,
    rejected: (reason) => adminError(member === null ? 'adding team member' : 'updating team member', reason),
    onSaved,
  });
  const title = member === null ? text.add : text.edit;
  const { optional } = TEAM_TEXT;
  const options = departmentOptions(departments, member?.department ?? '');
  return (
    <Sheet title={title} unsaved={unsaved} onClose={onClose}>
      {(close) => (
        <EditorForm shell={shell} label={title} onCancel={close}>
          <TextField {...field('name')} label={labels.name} required />
          <TextField {...field('title')} label={labels.title} required />
          <SelectField {...field('department')} label={labels.department} options={options} required wide />
          <FormPicture
            {...part('photo')}
            uploads={uploads}
            form={form}
            name="photo"
            label={labels.photo}
            kind="team"
            optional
          />
          <TextField {...field('bio')} label={labels.bio} type="area" optional={optional} wide />
          <TextField {...field('phone')} label={labels.phone} type="tel" optional={optional} />
          <TextField {...field('email')} label={labels.email} type="email" optional={optional} />
          <CheckField {...field('isFeatured')}>{labels.isFeatured}</CheckField>
        </EditorForm>
      )}
    </Sheet>
  );
}

/** The departments to choose from; a deleted one stays available for members who have it. */
function departmentOptions(departments: readonly string[], current: string): { id: string; label: string }[] {
  const known = departments.map((name) => ({ id: name, label: name }));
  const isKnown = current === '' || departments.includes(current);
  return [
    { id: '', label: text.chooseDepartment },
    ...known,
    ...(isKnown ? [] : [{ id: current, label: text.unknownDepartment(current) }]),
  ];
}
