import { staffApi, staffMemberSchema, type StaffMember } from '#domain/api/staff.ts';
import type { ReactElement } from 'react';
import type * as z from 'zod';
import { EditorForm } from '#admin/components/form/EditorForm.tsx';
import { Sheet } from '#admin/components/Sheet.tsx';
import { SelectField } from '#components/form/SelectField.tsx';
import { TextField } from '#components/form/TextField.tsx';
import { callAsStaff } from '#admin/lib/call-as-staff.ts';
import { useContentForm } from '#admin/lib/content/use-content-form.ts';
import { requestOnce } from '#admin/lib/request-once.ts';
import { STAFF_TEXT as text } from './text.ts';

interface Props {
  onInvited: (member: StaffMember) => void;
  onClose: () => void;
}

const schema = staffApi['POST /api/admin/staff'].body.schema.omit({ key: true });

const START: z.input<typeof schema> = { email: '', name: '', role: 'editor' };

export function InviteForm({ onInvited, onClose }: Props): ReactElement {
  const { field, shell, unsaved } = useContentForm({
    id: 'invitation',
    schema,
    stored: staffMemberSchema,
    start: START,
    item: null,
    labels: text.fields,
    save: async (input) => {
      const { member } = await requestOnce(`invitation ${JSON.stringify(input)}`, (key) =>
        callAsStaff(staffApi, 'POST /api/admin/staff', { body: { ...input, key } }),
      );
      return member;
    },
    rejected: text.inviteRejected,
    close: onClose,
    onSaved: onInvited,
  });
  return (
    <Sheet title={text.invite} unsaved={unsaved} onClose={onClose}>
      {(close) => (
        // An invitation is sent once: a change meanwhile would be lost.
        <EditorForm shell={shell} inert={shell.busy} label={text.invite} save={text.send} onCancel={close}>
          <TextField {...field('name')} label={text.fields.name} required wide />
          <TextField {...field('email')} label={text.fields.email} type="email" required wide />
          <SelectField {...field('role')} label={text.fields.role} options={text.roles} wide required />
        </EditorForm>
      )}
    </Sheet>
  );
}
