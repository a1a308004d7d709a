import { SITE_SETTINGS_ID } from '@site/domain/firestore-collections';
import type { ReactElement } from 'react';
import { EmptyState } from '../../../components/admin/EmptyState.tsx';
import { HistoryLink } from '../../../components/admin/HistoryLink.tsx';
import { ListState } from '../../../components/admin/ListState.tsx';
import { ScreenHead } from '../../../components/admin/ScreenHead.tsx';
import { StatusBadge } from '../../../lib/staff/publishing/StatusBadge.tsx';
import { useSettings } from './settings-desk.ts';
import { SettingsForm } from './SettingsForm.tsx';
import { SETTINGS_WORDS as words } from './words.ts';

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
