import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { BUSINESS_COLLECTIONS, CONTENT_EPOCH_ID } from '#domain/content/collections.ts';
import { contentEpochSchema } from '#domain/publishing/site-revision.ts';
import { FixableError } from '#scripts/dev/setup/fixable-error.mjs';
import { readAccounts, writeAccounts } from './accounts.ts';
import { findAboutPeople, onlyContent, onlyPictures } from './content-only.ts';
import { readDocuments, writeDocuments } from './documents.ts';
import { rejectChangedFiles, storeFiles } from './files.ts';
import { hashOf, readLines } from './line-file.ts';
import { BACKUP_FILES, readManifest, type Manifest } from './manifest.ts';
import type { Project } from './project.ts';

/** Numbers of restored documents, accounts and files. */
export interface Restored {
  readonly documents: number;
  readonly accounts: number;
  readonly files: number;
}

/** What of a backup is restored, and into what. */
export interface RestoreOptions {
  /** The id of the project once more, when it is not empty: the backup overwrites what exists, and all else stays. */
  readonly intoFilled?: string | undefined;
  /** Leaves out accounts and everything about people. */
  readonly contentOnly?: boolean;
}

/** Restores a backup into a project. */
export async function restoreBackup(
  project: Project,
  folder: string,
  { intoFilled, contentOnly = false }: RestoreOptions = {},
): Promise<Restored> {
  if (intoFilled !== undefined && intoFilled !== project.id) {
    throw new FixableError(`--into-filled names ${intoFilled}, and the backup would go into ${project.id}.`);
  }
  const manifest = await readManifest(folder);
  for (const part of ['documents', 'accounts', 'files'] as const) {
    const file = BACKUP_FILES[part];
    if ((await hashOf(join(folder, file))) === manifest[part].sha256) continue;
    throw new FixableError(`${file} is not the file that was backed up: it was changed or cut off since.`);
  }
  const lines = (file: keyof typeof BACKUP_FILES) => readLines(join(folder, BACKUP_FILES[file]));
  if (!contentOnly) rejectPublicPasswords(project, manifest);
  const found = intoFilled === undefined ? await findExisting(project) : null;
  if (found !== null) {
    throw new FixableError(
      `${project.id} is not empty: it holds ${found}. Restore into an empty project, or say --into-filled ${project.id}.`,
    );
  }
  const files = () => (contentOnly ? onlyPictures(lines('files'), onlyContent(lines('documents'))) : lines('files'));
  await rejectChangedFiles(folder, files());
  const restored = {
    // Files first, so that no document names a missing picture.
    files: await storeFiles(project, folder, files()),
    accounts: contentOnly ? 0 : await writeAccounts(project, lines('accounts'), manifest.hashConfig),
    documents: await writeDocuments(
      project,
      contentOnly ? onlyContent(lines('documents'), await findAboutPeople(project)) : lines('documents'),
      manifest.project,
    ),
  };
  await beginEpoch(project);
  return restored;
}

/** Accounts of emulators have passwords that are public and that no other project can check. */
function rejectPublicPasswords(project: Project, { project: backedUp, accounts }: Manifest): void {
  if (accounts.count === 0 || !backedUp.startsWith('demo-') || project.id.startsWith('demo-')) return;
  throw new FixableError(
    `The backup is of ${backedUp}, whose accounts belong to emulators: say --content-only, and ${project.id} gets its content and pictures.`,
  );
}

/** Tells builds that the content was replaced, or they would keep pages of what was there before (docs/decisions/0080). */
async function beginEpoch(project: Project): Promise<void> {
  const path = `${BUSINESS_COLLECTIONS.system}/${CONTENT_EPOCH_ID}`;
  const { epoch } = contentEpochSchema.parse({ epoch: randomUUID() });
  await writeDocuments(project, [{ path, fields: { epoch: { stringValue: epoch } } }], project.id);
}

/** The first document, account or file of a project; null when it is empty. */
async function findExisting(project: Project): Promise<string | null> {
  for await (const [document] of readDocuments(project, 1)) {
    if (document !== undefined) return `the document ${document.path}`;
    break;
  }
  for await (const [account] of readAccounts(project, 1)) {
    if (account !== undefined) return `the account ${account.localId}`;
    break;
  }
  const [[file]] = await project.bucket.getFiles({ autoPaginate: false, maxResults: 1 });
  return file === undefined ? null : `the file ${file.name}`;
}
