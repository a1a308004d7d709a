import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deleteApp } from 'firebase-admin/app';
import { getAuth, type Auth } from 'firebase-admin/auth';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';
import { openProject, type Project } from '#scripts/ops/backup/project.ts';
import { openAdminApp } from './admin-app.ts';
import { readEmulatorEnvironment } from './environment.ts';

/** An empty project for a backup or a restore. */
export interface BackupProject extends Project {
  readonly firestore: Firestore;
  readonly auth: Auth;
}

/** Opens empty projects and a folder for backups, which close together. */
export async function openBackupProjects() {
  const folder = await mkdtemp(join(tmpdir(), 'backup-test-'));
  const open: (() => Promise<void>)[] = [];
  return {
    folder: (name: string): string => join(folder, name),
    project: (): BackupProject => {
      const id = `demo-backup-${randomUUID().slice(0, 8)}`;
      const app = openAdminApp({ ...readEmulatorEnvironment(), projectId: id, bucket: `${id}.appspot.com` });
      const project = openProject(id, undefined);
      open.push(project.close, () => deleteApp(app));
      return { ...project, firestore: getFirestore(app), auth: getAuth(app) };
    },
    close: async (): Promise<void> => {
      for (const close of open) await close();
      await rm(folder, { recursive: true });
    },
  };
}
