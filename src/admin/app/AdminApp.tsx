import { ExternalLink } from 'lucide-react';
import { useEffect, useEffectEvent, useState, type ReactElement } from 'react';
import { screenPath, type AdminScreen } from './admin-screen.ts';
import { AdminLayout } from './AdminLayout.tsx';
import type { PaletteEntry } from '#admin/features/palette/CommandPalette.tsx';
import { PUBLIC_PAGES } from './navigation.ts';
import { propertyLink } from './property-link.ts';
import { isCovered, staffSession } from '#admin/lib/staff-session.ts';
import { announce } from '#lib/announce.ts';
import { SHELL_TEXT } from './text.ts';

const loadPalette = () => import('#admin/features/palette/CommandPalette.tsx');

/** The frame of the back office. The command palette's code is loaded when it is first opened. */
export function AdminApp(): ReactElement {
  const [palette, setPalette] = useState<Awaited<ReturnType<typeof loadPalette>> | null>(null);
  const search = (): void =>
    void loadPalette().then((loaded) => {
      // A second modal dialog, hidden with the screens, would take all keys from the one that covers them.
      if (!isCovered(staffSession.get())) setPalette(loaded);
    }, announceSearchFailure);
  const openPalette = useEffectEvent(search);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      openPalette();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);

  return (
    <AdminLayout
      search={search}
      overlay={(screens) =>
        palette !== null && (
          <palette.CommandPalette
            entries={paletteEntries(screens)}
            propertyLink={(property, isOnSite) => propertyLink(screens, property, isOnSite)}
            close={() => setPalette(null)}
          />
        )
      }
    />
  );
}

function paletteEntries(screens: readonly AdminScreen[]): PaletteEntry[] {
  return [
    ...screens.flatMap((screen): PaletteEntry[] =>
      screen.icon === null ? [] : [{ label: screen.label, icon: screen.icon, path: screenPath(screen), newTab: false }],
    ),
    ...PUBLIC_PAGES.map(({ label, href }): PaletteEntry => ({
      label,
      icon: ExternalLink,
      path: href,
      newTab: true,
    })),
  ];
}

function announceSearchFailure(): void {
  announce(SHELL_TEXT.notLoaded.search);
}
