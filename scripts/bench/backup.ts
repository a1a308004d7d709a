import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { backUp } from '#scripts/ops/backup/back-up.ts';
import { readLines } from '#scripts/ops/backup/line-file.ts';
import { BACKUP_FILES } from '#scripts/ops/backup/manifest.ts';
import { openProject } from '#scripts/ops/backup/project.ts';
import { restoreBackup } from '#scripts/ops/backup/restore-backup.ts';
import { clientEnvironment, EMULATOR_SETS, withPortBase } from '#scripts/emulators/emulator-sets.ts';
import { launchEmulators } from '#scripts/emulators/launch-emulators.ts';
import { describeFailure } from '#scripts/dev/setup/fixable-error.mjs';
import { fillProject } from './data/fill-project.ts';

/** Goal: seconds to back up and restore together. */
const GOALS = { seconds: 180 };

/** Fields that Auth sets when an account is created, which differ between the backups. */
const SET_ON_CREATION = ['validSince', 'passwordUpdatedAt', 'lastRefreshAt', 'disabled'];

const { values } = parseArgs({
  options: { properties: { type: 'string', default: '5000' }, 'port-base': { type: 'string' } },
});
const base = values['port-base'];
const set = base === undefined ? EMULATOR_SETS.bench : withPortBase(EMULATOR_SETS.bench, Number(base));
const folder = await mkdtemp(join(tmpdir(), 'bench-backup-'));

/** The lines of a file, without the name of the project. */
async function linesOf(name: string, file: string, project: string): Promise<string> {
  return (await readFile(join(folder, name, file), 'utf8')).replaceAll(`projects/${project}/`, 'projects/any/');
}

async function accountsOf(name: string): Promise<string> {
  const accounts: string[] = [];
  for await (const line of readLines(join(folder, name, BACKUP_FILES.accounts))) {
    const fields = Object.entries(Object(line)).filter(([field]) => !SET_ON_CREATION.includes(field));
    accounts.push(JSON.stringify(fields));
  }
  return accounts.join('\n');
}

const emulators = await launchEmulators(set, {
  only: ['firestore', 'auth', 'storage'],
  command: 'npm run bench -- backup',
});
try {
  await emulators.ready;
  Object.assign(process.env, clientEnvironment(set));
  const [from, to] = ['from', 'to'].map((name) => openProject(`demo-${name}-${randomUUID().slice(0, 8)}`, undefined));
  if (from === undefined || to === undefined) throw new Error('Two projects were opened.');
  const filled = await fillProject(from.id, Number(values.properties));

  const began = performance.now();
  const manifest = await backUp(from, join(folder, 'first'));
  const backedUp = performance.now();
  await restoreBackup(to, join(folder, 'first'), undefined);
  const restored = performance.now();
  await backUp(to, join(folder, 'second'));

  const identical =
    (await linesOf('first', BACKUP_FILES.documents, from.id)) ===
    (await linesOf('second', BACKUP_FILES.documents, to.id));
  const samePeople = (await accountsOf('first')) === (await accountsOf('second'));
  const complete = manifest.documents.count === filled.documents && manifest.accounts.count === filled.accounts;
  const [backupSeconds, restoreSeconds] = [backedUp - began, restored - backedUp].map(
    (ms) => Math.round(ms / 100) / 10,
  );
  const quick = restored - began <= GOALS.seconds * 1000;
  const passed = identical && samePeople && complete && quick;
  const counts = { documents: manifest.documents.count, accounts: manifest.accounts.count };
  const figures = { ...counts, backupSeconds, restoreSeconds };
  console.log(
    JSON.stringify({ bench: 'backup', passed, identical, samePeople, complete, quick, ...figures, goals: GOALS }),
  );
  process.exitCode = passed ? 0 : 1;
  await Promise.all([from.close(), to.close()]);
} catch (error) {
  console.error(describeFailure(error));
  process.exitCode = 1;
} finally {
  await rm(folder, { recursive: true });
  await emulators.stop();
}
