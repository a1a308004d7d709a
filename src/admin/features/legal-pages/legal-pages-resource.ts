import { contentApi } from '#domain/api/content.ts';
import { withRevision } from '#domain/content/revision.ts';
import { CONTENT_INPUTS, WORKING_SCHEMAS, type ContentInput, type WorkingCopy } from '#domain/content/schemas.ts';
import { CONTENT_KINDS } from '#domain/content/kinds.ts';
import { callAsStaff } from '#admin/lib/call-as-staff.ts';
import type { ContentResource } from '#admin/lib/content/content-resource.ts';
import { readCollection } from '#admin/lib/read-collection.ts';

export type StoredLegalPage = WorkingCopy<'legalPages'>;

export type LegalPageInput = ContentInput<'legalPages'>;

const body = withRevision(CONTENT_INPUTS.legalPages).strip();

/** API of the legal pages. They are a fixed set without an order: they are only changed. */
export const legalPagesResource: ContentResource<StoredLegalPage> = {
  kind: 'legalPages',
  idOf: ({ slug }) => slug,
  list: () => readCollection(CONTENT_KINDS.legalPages.working, WORKING_SCHEMAS.legalPages, { orderBy: 'title' }),
  store: (page) => saveLegalPage(page.slug, body.parse(page)),
  remove: () => Promise.reject(new Error('Legal pages are not deleted.')),
  reorder: () => Promise.reject(new Error('Legal pages have no order.')),
};

/** Saves a legal page based on the revision it carries. */
export async function saveLegalPage(
  slug: StoredLegalPage['slug'],
  input: LegalPageInput & { rev: number },
): Promise<StoredLegalPage> {
  const call = { params: { id: slug }, body: input };
  return (await callAsStaff(contentApi, 'PUT /api/admin/legal-pages/{id}', call)).document;
}
