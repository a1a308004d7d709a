import { createContext, useContext } from 'react';
import type { NightWord } from './text.ts';

/** The word for one night of the property whose calendar is shown. */
export const NightWordContext = createContext<NightWord>('night');

export function useNightWord(): NightWord {
  return useContext(NightWordContext);
}
