import { ALL_KINDS, CONTENT_KINDS } from '#domain/content/kinds.ts';

/** Where a document is edited, by its path in the database such as 'destinations/comporta', also that of its published copy; null where it cannot be. */
export function editorPathOf(path: string): string | null {
  const [collection, id = ''] = path.split('/');
  const kind = ALL_KINDS.find((one) => {
    const { working, published } = CONTENT_KINDS[one];
    return collection === working || collection === published;
  });
  return kind === undefined ? null : CONTENT_KINDS[kind].editorPath(id);
}
