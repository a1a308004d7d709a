import { contentApi } from '#domain/api/content.ts';
import { CONTENT_INPUTS, WORKING_SCHEMAS } from '#domain/content/schemas.ts';
import { siteSettingsSchema, type SiteSettings } from '#domain/site/settings.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { Banner } from '#admin/components/Banner.tsx';
import { EditorForm } from '#admin/components/form/EditorForm.tsx';
import { LeaveGuard } from '#admin/components/form/LeaveGuard.tsx';
import { callAsStaff } from '#admin/lib/call-as-staff.ts';
import { useContentForm, type ContentForm } from '#admin/lib/content/use-content-form.ts';
import { SETTINGS_KEY, type StoredSettings } from '#admin/lib/content/use-settings.ts';
import { readAgain } from '#admin/lib/query-client.ts';
import { BrandFields } from './BrandFields.tsx';
import { HomeFields } from './HomeFields.tsx';
import { PurchaseFields } from './PurchaseFields.tsx';
import { ReplyFields } from './ReplyFields.tsx';
import { ReviewsFields } from './ReviewsFields.tsx';
import { SETTINGS_LABELS } from './settings-labels.ts';
import { SETTINGS_TEXT as text } from './text.ts';

export type SettingsEditor = ContentForm<SiteSettings>;

export function SettingsForm({ settings }: { settings: StoredSettings }): ReactElement {
  const client = useQueryClient();
  const [saved, setSaved] = useState(false);
  const editor: SettingsEditor = useContentForm({
    id: 'settings',
    schema: CONTENT_INPUTS.settings,
    stored: WORKING_SCHEMAS.settings,
    start: siteSettingsSchema.strip().parse(settings),
    item: settings,
    labels: SETTINGS_LABELS,
    draft: 'site',
    save: async (input, base) => {
      setSaved(false);
      const body = { ...input, rev: (base ?? settings).rev };
      return (await callAsStaff(contentApi, 'PUT /api/admin/settings', { body })).document;
    },
    rejected: text.rejected,
    onSaved: (stored) => {
      // What is still being read may be older.
      void client.cancelQueries({ queryKey: SETTINGS_KEY }).then(() => client.setQueryData(SETTINGS_KEY, [stored]));
      // The inbox uses the new templates at once.
      void readAgain(['reply-templates']);
      setSaved(true);
    },
  });
  const { isDirty } = editor.form.formState;
  return (
    <div className="max-w-4xl">
      <Banner tone="success">{saved && !isDirty && text.saved}</Banner>
      <EditorForm shell={editor.shell} label={text.form} save={text.save}>
        <BrandFields editor={editor} />
        <ReviewsFields editor={editor} />
        <HomeFields editor={editor} />
        <ReplyFields editor={editor} />
        <PurchaseFields editor={editor} />
      </EditorForm>
      <LeaveGuard isUnsaved={() => editor.unsaved} />
    </div>
  );
}
