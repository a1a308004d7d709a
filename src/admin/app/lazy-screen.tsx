import { useEffect, useState, type ComponentType, type ReactElement } from 'react';
import { ScreenHead } from '#admin/components/ScreenHead.tsx';
import { siteResponds, useOnline } from '#admin/lib/online.ts';
import { reloadOnce } from './reload-once.ts';
import { SHELL_TEXT } from './text.ts';

const text = SHELL_TEXT.notLoaded;

/** Milliseconds between two attempts to load the code of a screen. */
const RETRY = 4000;

/**
 * Loads the code of a screen. If that fails, returns a placeholder that says so and shows the screen once its code has
 * loaded.
 */
export function lazyScreen(load: () => Promise<ComponentType>): () => Promise<ComponentType> {
  return async () => {
    try {
      return await load();
    } catch {
      // Offline, or a new release has renamed the file; the browser logs which file was missing.
      return placeholderFor(load);
    }
  };
}

function placeholderFor(load: () => Promise<ComponentType>): ComponentType {
  let loaded: ComponentType | null = null;
  return function LazyScreen(): ReactElement {
    const [Screen, setScreen] = useState<ComponentType | null>(() => loaded);
    const online = useOnline();
    const missing = Screen === null;
    useEffect(() => {
      if (!missing || !online) return;
      let stopped = false;
      let timer: ReturnType<typeof setTimeout> | undefined;
      const attempt = async (): Promise<void> => {
        try {
          loaded = await load();
          if (!stopped) setScreen(() => loaded);
        } catch {
          // Some browsers cache the failure until the page is reloaded, and a new release renames files.
          if (stopped) return;
          if (await siteResponds()) reloadOnce();
          timer = setTimeout(() => void attempt(), RETRY);
        }
      };
      timer = setTimeout(() => void attempt(), 0);
      return () => {
        stopped = true;
        clearTimeout(timer);
      };
    }, [missing, online]);
    return Screen === null ? <NotLoaded online={online} /> : <Screen />;
  };
}

function NotLoaded({ online }: { online: boolean }): ReactElement {
  return (
    <>
      <ScreenHead title={text.title} />
      <p role="status" className="max-w-text">
        {online ? text.retrying : text.offline}
      </p>
      <button type="button" className="button button-quiet mt-6" onClick={() => location.reload()}>
        {text.reload}
      </button>
    </>
  );
}
