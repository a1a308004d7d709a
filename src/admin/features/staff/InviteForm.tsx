import { staffApi, staffMemberSchema, type StaffMember } from '#domain/api/staff.ts';
import type { ReactElement } from 'react';
import { EditorForm } from '#admin/components/form/EditorForm.tsx';
import { Sheet } from '#admin/components/Sheet.tsx';
import { SelectField } from '#components/form/SelectField.tsx';
import { TextField } from '#components/form/TextField.tsx';
import { useContentForm } from '#admin/lib/content/use-content-form.ts';
import { invite, type Invitation } from './staff-calls.ts';
import { STAFF_WORDS as words } from './text.ts';

interface Props {
  /** Hears of whom was invited. */
  onInvited: (member: StaffMember) => void;
  /** Closes the form. */
  onClose: () => void;
}

const schema = staffApi['POST /api/admin/staff'].body.schema.omit({ key: true });

const START: Invitation = { email: '', name: '', role: 'editor' };

/** The form of an invitation. */
export function InviteForm({ onInvited, onClose }: Props): ReactElement {
  const { field, shell, unsaved } = useContentForm({
    id: 'invitation',
    schema,
    stored: staffMemberSchema,
    start: START,
    item: null,
    labels: words.fields,
    save: (input) => invite(input),
    refused: words.inviteRefused,
    onSaved: onInvited,
  });
  return (
    <Sheet title={words.invite} unsaved={unsaved} onClose={onClose}>
      {(close) => (
        <EditorForm shell={shell} label={words.invite} save={words.send} onCancel={close}>
          <TextField {...field('name')} label={words.fields.name} required wide />
          <TextField {...field('email')} label={words.fields.email} type="email" required wide />
          <SelectField {...field('role')} label={words.fields.role} options={words.roles} wide required />
        </EditorForm>
      )}
    </Sheet>
  );
}
