import { adminError } from '#domain/staff/admin-text.ts';
import type { ReactElement } from 'react';
import type { SheetEnds } from '#admin/components/content/ContentList.tsx';
import { ContentSheet } from '#admin/components/content/ContentSheet.tsx';
import { CheckField } from '#components/form/CheckField.tsx';
import { SelectField } from '#components/form/SelectField.tsx';
import { TextField } from '#components/form/TextField.tsx';
import { membersResource, type StoredMember } from '#admin/lib/content/content-resources.ts';
import { FIELD_LABELS } from '#admin/lib/content/field-labels.ts';
import { FormPicture } from '#admin/lib/content/FormPicture.tsx';
import { TEAM_TEXT } from './text.ts';

const text = TEAM_TEXT.members;
const labels = FIELD_LABELS.teamMembers;

interface Props extends SheetEnds<StoredMember> {
  member: StoredMember | null;
  /** Department of a new member; '' for none. */
  department: string;
  /** Names of the departments, in order. */
  departments: readonly string[];
}

/** The form of a team member, new or stored. */
export function MemberForm({ member, department, departments, ...ends }: Props): ReactElement {
  const options = departmentOptions(departments, member?.department ?? '');
  return (
    <ContentSheet
      {...ends}
      resource={membersResource}
      item={member}
      start={{
        name: '',
        title: '',
        bio: '',
        photo: null,
        phone: '',
        whatsApp: '',
        email: '',
        department,
        isFeatured: false,
      }}
      title={member === null ? text.add : text.edit}
      rejected={(reason) => adminError(member === null ? 'adding team member' : 'updating team member', reason)}
    >
      {({ form, field, part, uploads }) => (
        <>
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
          <TextField {...field('bio')} label={labels.bio} type="area" optional wide />
          <TextField {...field('phone')} label={labels.phone} type="tel" optional />
          <TextField {...field('whatsApp')} label={labels.whatsApp} hint={text.whatsAppHint} type="tel" optional />
          <TextField {...field('email')} label={labels.email} type="email" optional />
          <CheckField {...field('isFeatured')}>{labels.isFeatured}</CheckField>
        </>
      )}
    </ContentSheet>
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
