import { SITE_SETTINGS_ID } from '#domain/content/collections.ts';
import type { ReactElement } from 'react';
import { EmptyState } from '#admin/components/EmptyState.tsx';
import { HistoryLink } from '#admin/components/HistoryLink.tsx';
import { ListState } from '#admin/components/ListState.tsx';
import { ScreenHead } from '#admin/components/ScreenHead.tsx';
import { OutdatedTable } from '#admin/components/OutdatedTable.tsx';
import { useFormQuery } from '#admin/lib/content/use-form-query.ts';
import { useSettings } from '#admin/lib/content/use-settings.ts';
import { StatusBadge } from '#admin/lib/publishing/StatusBadge.tsx';
import { SettingsForm } from './SettingsForm.tsx';
import { SETTINGS_TEXT as text } from './text.ts';

export function SettingsScreen(): ReactElement {
  const settings = useFormQuery(useSettings());
  return (
    <>
      <ScreenHead title={text.title} introduction={text.introduction}>
        <StatusBadge kind="settings" id={SITE_SETTINGS_ID} />
        <HistoryLink kind="settings" id={SITE_SETTINGS_ID} name={text.title} variant="button" />
      </ScreenHead>
      <OutdatedTable />
      <ListState
        query={settings}
        loading={text.loading}
        failed={text.failed}
        empty={<EmptyState text={text.missing} />}
      >
        {([first]) => first !== undefined && <SettingsForm settings={first} />}
      </ListState>
    </>
  );
}
