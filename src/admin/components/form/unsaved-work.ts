export interface LeaveText {
  readonly title: string;
  readonly hint: string;
  readonly yes: string;
  readonly no: string;
}

/** What a part of a screen would lose if the screen were left. */
export interface UnsavedWork {
  readonly isUnsaved: () => boolean;
  /** Saves what can be saved without asking. Never rejects. */
  readonly save: () => Promise<void>;
  /** The question before it is lost; read when somebody is asked. */
  readonly text: () => LeaveText;
}

const parts = new Set<UnsavedWork>();

/** Adds a part of the open screen; returns a function that removes it. */
export function addWork(part: UnsavedWork): () => void {
  parts.add(part);
  return () => void parts.delete(part);
}

/** The first part of the open screen with unsaved work; undefined when nothing would be lost. */
export function findUnsavedWork(): UnsavedWork | undefined {
  return Array.from(parts).find(({ isUnsaved }) => isUnsaved());
}

/** Saves what can be saved without asking; the rest stays unsaved. */
export async function saveWork(): Promise<void> {
  await Promise.all(Array.from(parts, ({ save }) => save()));
}
