import { randomUUID } from 'node:crypto';
import { mkdtempDisposable } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { BUSINESS_COLLECTIONS } from '#domain/content/collections.ts';
import { mapLimited } from '#functions/platform/map-limited.ts';
import { backUp } from '#scripts/ops/backup/back-up.ts';
import { openProject } from '#scripts/ops/backup/project.ts';
import { restoreBackup } from '#scripts/ops/backup/restore-backup.ts';
import { round } from './support/figures.ts';
import { fillWorking, openFirestore, storeDocuments } from './support/generated-content.ts';
import { runBenchmark } from './support/run-benchmark.ts';

/** Seconds to back up and restore together. */
const GOALS = { seconds: 180 };

/** Number of members, and of the properties that each has saved. */
const MEMBERS = 500;
const SAVED = 3;

await runBenchmark({
  name: 'backup',
  goals: GOALS,
  emulators: ['firestore', 'auth', 'storage'],
  sizes: [5000],
  async *measure({ sizes: [count], resources }) {
    const folder = resources.use(await mkdtempDisposable(join(tmpdir(), 'bench-backup-')));
    const backup = join(folder.path, 'backup');
    await fillProject('demo-backup', count);

    const began = performance.now();
    const { documents, accounts } = await backUp(openProject('demo-backup', undefined), backup);
    const backedUp = performance.now();
    await restoreBackup(openProject('demo-restored', undefined), backup);
    const restored = performance.now();
    yield {
      documents: documents.count,
      accounts: accounts.count,
      backupSeconds: round((backedUp - began) / 1000),
      restoreSeconds: round((restored - backedUp) / 1000),
    };
  },
  meetsGoals: ({ backupSeconds, restoreSeconds }) => backupSeconds + restoreSeconds <= GOALS.seconds,
});

/** Fills a project with the data of years: properties, as many enquiries, members and their saved properties. */
async function fillProject(projectId: string, count: number): Promise<void> {
  const firestore = openFirestore(projectId);
  const properties = await fillWorking(firestore, count);
  const members = Array.from({ length: MEMBERS }, () => randomUUID());
  const { enquiries, users } = BUSINESS_COLLECTIONS;
  const addedAt = new Date();
  await storeDocuments(firestore, [
    ...properties.map(({ id, title }) => {
      const enquiry = { kind: 'info', fullName: 'Ana Exemplo', email: 'ana@bench.example', message: `About ${title}` };
      return { collection: enquiries, id, data: { enquiry, receivedAt: addedAt } };
    }),
    ...members.flatMap((uid, index) => [
      { collection: users, id: uid, data: { name: `Member ${index}`, favoritesCount: SAVED } },
      ...properties.slice(index, index + SAVED).map(({ id }) => {
        return { collection: `${users}/${uid}/favorites`, id, data: { addedAt } };
      }),
    ]),
  ]);
  const auth = getAuth(getApp(projectId));
  await mapLimited(members, 10, (uid) => auth.createUser({ uid, email: `${uid}@bench.example`, password: uid }));
}
