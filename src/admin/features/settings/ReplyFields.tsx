import { REPLY_PLACEHOLDERS, TEMPLATE_KIND_LABELS, TEMPLATE_KINDS } from '#domain/inbox/reply-templates.ts';
import type { ReactElement } from 'react';
import { FormRecords } from '#admin/components/form/FormRecords.tsx';
import { FIELD_LABELS } from '#admin/lib/content/field-labels.ts';
import type { SettingsEditor } from './SettingsForm.tsx';
import { SETTINGS_TEXT } from './text.ts';

const { replies: text, sections, entries } = SETTINGS_TEXT;

const PARTS = [
  { name: 'label', label: text.label, type: 'line' },
  {
    name: 'kind',
    label: text.kind,
    type: 'choice',
    options: [
      { id: '', label: text.chooseKind },
      ...TEMPLATE_KINDS.map((id) => ({ id, label: TEMPLATE_KIND_LABELS[id] })),
    ],
  },
  { name: 'subject', label: text.subject, type: 'line' },
  { name: 'text', label: text.text, type: 'area', rows: 7 },
] as const;

const PLACEHOLDERS = REPLY_PLACEHOLDERS.map((name) => `{${name}}`).join(', ');

/** The reply templates of the inbox. */
export function ReplyFields({ editor }: { editor: SettingsEditor }): ReactElement {
  const { form, part } = editor;
  return (
    <>
      <h2 className="form-part text-title">{sections.replies}</h2>
      <p className="field-wide text-small text-ink-soft">{text.hint(PLACEHOLDERS)}</p>
      <FormRecords
        {...part('replyTemplates')}
        form={form}
        name="replyTemplates"
        label={FIELD_LABELS.settings.replyTemplates}
        entry={entries.replyTemplates}
        parts={PARTS}
      />
    </>
  );
}
