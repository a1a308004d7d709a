import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { FixableError } from '#scripts/dev/setup/fixable-error.mjs';
import { readAccountsWithPasswords, readHashConfig } from './accounts.ts';
import { readDocuments } from './documents.ts';
import { copyFiles } from './files.ts';
import { writeLines } from './line-file.ts';
import { BACKUP_FILES, MANIFEST, type Manifest } from './manifest.ts';
import type { Project } from './project.ts';

/** Backs up a project into a new folder, which only its owner may read, because it contains personal data. */
export async function backUp(project: Project, folder: string): Promise<Manifest> {
  const takenAt = new Date().toISOString();
  // Gives nothing when the folder exists.
  const created = await mkdir(folder, { recursive: true, mode: 0o700 });
  if (created === undefined) throw new FixableError(`${folder} exists: name a folder that does not exist yet.`);
  const manifest: Manifest = {
    version: 1,
    project: project.id,
    takenAt,
    hashConfig: await readHashConfig(project),
    documents: await writeLines(join(folder, BACKUP_FILES.documents), readDocuments(project)),
    accounts: await writeLines(join(folder, BACKUP_FILES.accounts), readAccountsWithPasswords(project)),
    files: await writeLines(join(folder, BACKUP_FILES.files), copyFiles(project, folder)),
  };
  await writeFile(join(folder, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`, { flag: 'wx', mode: 0o600 });
  return manifest;
}
