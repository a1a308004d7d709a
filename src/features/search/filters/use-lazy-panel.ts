import { type ComponentType, useState } from 'react';

/** A panel whose code is loaded when it is first opened. */
export interface LazyPanel<Props> {
  readonly state: 'closed' | 'open' | 'failed';
  /** Null before it is first opened. */
  readonly Panel: ComponentType<Props> | null;
  readonly open: () => void;
  readonly close: () => void;
}

/** Opens and closes a panel; `load` gives its component. */
export function useLazyPanel<Props>(load: () => Promise<ComponentType<Props>>): LazyPanel<Props> {
  const [state, setState] = useState<LazyPanel<Props>['state']>('closed');
  const [Panel, setPanel] = useState<ComponentType<Props> | null>(null);
  const open = async (): Promise<void> => {
    try {
      const loaded = await load();
      setPanel(() => loaded);
      setState('open');
    } catch (error) {
      reportError(error);
      setState('failed');
    }
  };
  return { state, Panel, open: () => void open(), close: () => setState('closed') };
}
