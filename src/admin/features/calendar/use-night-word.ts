import { createContext, useContext } from 'react';
import type { NightWord } from '#domain/stay/night-word.ts';

/** The word for one night of the property whose calendar is shown. */
export const NightWordContext = createContext<NightWord>('night');

export function useNightWord(): NightWord {
  return useContext(NightWordContext);
}
