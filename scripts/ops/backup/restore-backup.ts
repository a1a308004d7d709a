import { join } from 'node:path';
import { MendableError } from '#scripts/dev/setup/fixable-error.mjs';
import { readAccounts, writeAccounts } from './accounts.ts';
import { readDocuments, writeDocuments } from './documents.ts';
import { storeFiles } from './files.ts';
import { hashOf, readLines } from './line-file.ts';
import { BACKUP_FILES, readManifest } from './manifest.ts';
import type { Project } from './project.ts';

/** What was brought back. */
export interface Restored {
  /** Documents written. */
  readonly documents: number;
  /** Accounts made. */
  readonly accounts: number;
  /** Files stored. */
  readonly files: number;
}

/**
 * Brings a backup back into a project. One that is not empty is refused, unless its id is given once more: then what the
 * backup holds is written over what is there, and everything else stays.
 */
export async function restoreBackup(
  project: Project,
  folder: string,
  intoFilled: string | undefined,
): Promise<Restored> {
  if (intoFilled !== undefined && intoFilled !== project.id) {
    throw new MendableError(`--into-filled names ${intoFilled}, and the backup would go into ${project.id}.`);
  }
  const manifest = await readManifest(folder);
  for (const [name, file] of Object.entries(BACKUP_FILES)) {
    if ((await hashOf(join(folder, file))) === manifest[part(name)].sha256) continue;
    throw new MendableError(`${file} is not the file that was backed up: it was changed or cut off since.`);
  }
  const found = intoFilled === undefined ? await whatIsThere(project) : null;
  if (found !== null) {
    throw new MendableError(
      `${project.id} is not empty: it holds ${found}. Restore into an empty project, or say --into-filled ${project.id}.`,
    );
  }
  const lines = (file: string): AsyncGenerator<unknown> => readLines(join(folder, file));
  return {
    // Files first: no page shall name a picture that is still on its way.
    files: await storeFiles(project, folder, lines(BACKUP_FILES.files)),
    accounts: await writeAccounts(project, lines(BACKUP_FILES.accounts), manifest.hashConfig),
    documents: await writeDocuments(project, lines(BACKUP_FILES.documents), manifest.project),
  };
}

function part(name: string): keyof typeof BACKUP_FILES {
  return name === 'documents' || name === 'accounts' ? name : 'files';
}

/** The first thing that a project holds; null when it is empty. */
async function whatIsThere(project: Project): Promise<string | null> {
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
