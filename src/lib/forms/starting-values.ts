import { readDraft } from './form-draft.ts';
import { hardLinks, typedInto } from './form-values.ts';

/** What a form opens with: its draft, and over it what was typed before its code came. On the server: the defaults. */
export function startingValues<Defaults extends object>(id: string, defaults: Defaults): Defaults {
  if (typeof document === 'undefined') return defaults;
  const restored = hardLinks(defaults, readDraft(id)?.values);
  const element = document.getElementById(id);
  return element instanceof HTMLFormElement ? hardLinks(restored, typedInto(element, defaults)) : restored;
}
