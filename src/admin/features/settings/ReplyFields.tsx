import { REPLY_PLACEHOLDERS } from '#domain/inbox/reply-templates.ts';
import type { ReactElement } from 'react';
import { FormRecords } from '#admin/components/form/FormRecords.tsx';
import { FIELD_LABELS } from '#admin/lib/content/field-labels.ts';
import { TEMPLATE_PARTS } from './entry-parts.ts';
import type { SettingsEditor } from './SettingsForm.tsx';
import { SETTINGS_TEXT } from './text.ts';

const { replies: text, sections, entries } = SETTINGS_TEXT;

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
        parts={TEMPLATE_PARTS}
      />
    </>
  );
}
