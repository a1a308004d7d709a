import { WORKING_SCHEMAS } from '@site/domain/content-schemas';
import { siteSettingsSchema, type SiteSettings } from '@site/domain/site-settings';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { Banner } from '../../../components/admin/Banner.tsx';
import { EditorForm } from '../../../components/admin/EditorForm.tsx';
import { LeaveGuard } from '../../../components/admin/LeaveGuard.tsx';
import { useContentForm, type ContentForm } from '../../../lib/staff/content/use-content-form.ts';
import { BrandFields } from './BrandFields.tsx';
import { HomeFields } from './HomeFields.tsx';
import { ReviewsFields } from './ReviewsFields.tsx';
import { saveSettings, SETTINGS_KEY, type StoredSettings } from './settings-desk.ts';
import { SETTINGS_WORDS as words } from './words.ts';

/** The form of the settings, as its parts see it. */
export type SettingsEditor = ContentForm<SiteSettings>;

/** The form of the settings. */
export function SettingsForm({ settings }: { settings: StoredSettings }): ReactElement {
  const client = useQueryClient();
  const [saved, setSaved] = useState(false);
  const editor: SettingsEditor = useContentForm({
    id: 'settings',
    schema: siteSettingsSchema,
    stored: WORKING_SCHEMAS.settings,
    start: siteSettingsSchema.strip().parse(settings),
    item: settings,
    labels: words.fields,
    save: (input, rev) => {
      setSaved(false);
      return saveSettings({ ...input, rev: rev ?? settings.rev });
    },
    refused: words.refused,
    onSaved: (stored) => {
      client.setQueryData(SETTINGS_KEY, [stored]);
      setSaved(true);
    },
  });
  const { isDirty } = editor.form.formState;
  return (
    <div className="max-w-4xl">
      <Banner tone="success">{saved && !isDirty && words.saved}</Banner>
      <EditorForm shell={editor.shell} label={words.form} save={words.save}>
        <BrandFields editor={editor} />
        <ReviewsFields editor={editor} />
        <HomeFields editor={editor} />
      </EditorForm>
      <LeaveGuard isUnsaved={() => isDirty} />
    </div>
  );
}
