import { announceMissingCode } from './announce-missing-code.ts';

/** Loads the code of an action when it is used; where it does not arrive, the page says so. Returns null then. */
export async function loadCode<Code>(load: () => Promise<Code>): Promise<Code | null> {
  try {
    return await load();
  } catch (error) {
    reportError(error);
    announceMissingCode();
    return null;
  }
}
