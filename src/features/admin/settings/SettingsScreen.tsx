import type { ReactElement } from 'react';
import { EmptyState } from '../../../components/admin/EmptyState.tsx';
import { ListState } from '../../../components/admin/ListState.tsx';
import { ScreenHead } from '../../../components/admin/ScreenHead.tsx';
import { useSettings } from './settings-desk.ts';
import { SettingsForm } from './SettingsForm.tsx';
import { SETTINGS_WORDS as words } from './words.ts';

/** The settings of the site. */
export function SettingsScreen(): ReactElement {
  const settings = useSettings();
  return (
    <>
      <ScreenHead title={words.title} introduction={words.introduction} />
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
