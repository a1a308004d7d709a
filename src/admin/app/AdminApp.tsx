import { useEffect, useEffectEvent, useState, type ReactElement } from 'react';
import { screenPath, type AdminScreen } from './admin-screen.ts';
import { AdminLayout } from './AdminLayout.tsx';
import type { PaletteEntry } from '#admin/features/palette/palette-entry.ts';
import { saySearchNotLoaded } from './say-search-not-loaded.ts';
import { PUBLIC_PAGES, SCREENS } from './navigation.ts';

const loadPalette = () => import('#admin/features/palette/CommandPalette.tsx');

/** The frame of the back office with the palette over it, whose code comes when it is first called. */
export function AdminApp(): ReactElement {
  const [palette, setPalette] = useState<Awaited<ReturnType<typeof loadPalette>> | null>(null);
  const search = (): void => void loadPalette().then(setPalette, saySearchNotLoaded);
  const call = useEffectEvent(search);
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      call();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);

  return (
    <AdminLayout
      screens={SCREENS}
      publicPages={PUBLIC_PAGES}
      search={search}
      hardLinks={(open) =>
        palette !== null && (
          <palette.CommandPalette
            entries={paletteEntries(open)}
            propertyAddress={(id) => propertyAddress(open, id)}
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
      screen.icon === null
        ? []
        : [{ label: screen.label, icon: screen.icon, address: screenPath(screen), newTab: false }],
    ),
    ...PUBLIC_PAGES.map(({ label, href }): PaletteEntry => ({
      label,
      icon: 'external-link',
      address: href,
      newTab: true,
    })),
  ];
}

/** Who may edit goes to the form, others to the page. */
function propertyAddress(open: readonly AdminScreen[], id: string): Pick<PaletteEntry, 'address' | 'newTab'> {
  return open.some(({ path }) => path === 'edit-property/:id')
    ? { address: `/admin/edit-property/${id}`, newTab: false }
    : { address: `/property/${id}`, newTab: true };
}
