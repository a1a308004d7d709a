import { useEffect, useState, type ComponentType, type ReactElement } from 'react';
import { ScreenHead } from '#admin/components/ScreenHead.tsx';
import { siteResponds, useOnline } from '#admin/lib/online.ts';
import { reloadOnce } from './reload-once.ts';
import { SHELL_TEXT } from './text.ts';

const text = SHELL_TEXT.late;

/** Milliseconds between two attempts to fetch the code of a screen. */
const RETRY = 4000;

/** Fetches the code of a screen; when that fails, gives a screen that says so and takes its place once the code is there. */
export function lateScreen(load: () => Promise<ComponentType>): () => Promise<ComponentType> {
  return async () => {
    try {
      return await load();
    } catch {
      // Without a connection, or after a release that has other names: the browser notes which file was missing.
      return standIn(load);
    }
  };
}

function standIn(load: () => Promise<ComponentType>): ComponentType {
  let loaded: ComponentType | null = null;
  return function LateScreen(): ReactElement {
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
          // Some browsers remember a failure until the page is loaded again, and a new release has other names.
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
