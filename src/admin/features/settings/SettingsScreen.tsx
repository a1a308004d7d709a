import { SITE_SETTINGS_ID } from '#domain/content/collections.ts';
import type { ReactElement } from 'react';
import { EmptyState } from '#admin/components/EmptyState.tsx';
import { HistoryLink } from '#admin/components/HistoryLink.tsx';
import { ListState } from '#admin/components/ListState.tsx';
import { ScreenHead } from '#admin/components/ScreenHead.tsx';
import { StatusBadge } from '#admin/lib/publishing/StatusBadge.tsx';
import { useSettings } from './settings-resource.ts';
import { SettingsForm } from './SettingsForm.tsx';
import { SETTINGS_WORDS as words } from './text.ts';

/** The settings of the site. */
export function SettingsScreen(): ReactElement {
  const settings = useSettings();
  return (
    <>
      <ScreenHead title={words.title} introduction={words.introduction}>
        <StatusBadge kind="settings" id={SITE_SETTINGS_ID} />
        <HistoryLink kind="settings" id={SITE_SETTINGS_ID} name={words.title} look="button" />
      </ScreenHead>
      <ListState
        query={settings}
        loading={words.loading}
        failed={words.failed}
        tryAgain={words.tryAgain}
        empty={<EmptyState words={words.missing} />}
      >
        {([first]) => first !== undefined && <SettingsForm settings={first} />}
      </ListState>
    </>
  );
}
