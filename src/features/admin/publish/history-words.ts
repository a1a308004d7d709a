import type { ContentKind } from '@site/domain/firestore-collections';
import type { KeptRevision } from '@site/domain/kept-revision';
import { fieldWords, momentWords } from './words.ts';

/** 'one picture', 'three pictures'. */
const pictures = (count: number): string => (count === 1 ? '1 picture is' : `${count} pictures are`);

/** What a document is called that has no name of its own. */
const UNNAMED: Readonly<Partial<Record<ContentKind, string>>> = {
  heroImages: 'Slide',
  featured: 'Featured place',
  settings: 'Site settings',
};

/** Words of the published versions of one document. */
export const HISTORY_WORDS = {
  title: (name: string) => `Published versions: ${name}`,
  introduction: (kind: string) => `${kind}. Up to twenty published versions are kept, newest first.`,
  unnamed: UNNAMED,
  unknownTitle: 'Published versions',
  unknown: 'There is no such document.',
  loading: 'Reading what was published …',
  failed: 'What was published could not be read.',
  none: 'This was not published from here yet, so there is nothing to go back to.',
  edit: 'Open the draft',
  now: 'What visitors see',
  seen: ({ at }: Pick<KeptRevision, 'at'>) => `Visitors see the version of ${momentWords(at)}.`,
  seenUnkept: 'Visitors see a version that came with the first content of the site; it is not in this list.',
  unseen: 'Visitors do not see it: it is not published.',
  fixed: 'It belongs to the site and cannot be taken off it.',
  ahead: 'The draft differs from what visitors see.',
  gone: 'There is no draft of it any more.',
  discard: 'Discard the draft’s changes',
  discarded: 'The draft is again what visitors see.',
  publish: 'Go to publishing',
  list: 'Versions',
  liveNow: 'Live now',
  nobody: 'the house',
  first: 'The first version that is kept.',
  same: 'Published again as it was.',
  changed: (names: readonly string[]) => `Changed: ${names.map(fieldWords).join(', ')}`,
  show: 'What it changed',
  showFirst: 'What it said',
  showOf: (when: string) => `What the version of ${when} changed`,
  hide: 'Hide',
  before: 'Before',
  after: 'In this version',
  restore: 'Restore as working copy',
  restoreOf: (when: string) => `Restore the version of ${when} as working copy`,
  confirm: (when: string) => `Make the version of ${when} the draft?`,
  hint: 'The draft as it is now is replaced; the audit log keeps what it said. Visitors see no difference until it is published.',
  yes: 'Restore it',
  no: 'Keep the draft',
  restored: (when: string) =>
    `The draft is again as it was published on ${when}. Visitors see no difference until it is published.`,
  lost: (count: number) => `${pictures(count)} not in the library any more and could not be brought back.`,
  conflict: 'A colleague changed the draft meanwhile, so nothing was restored. It is read anew: look at it once more.',
  notKept: 'This version is not kept any more.',
  restoreFailed: 'Nothing was restored.',
} as const;
