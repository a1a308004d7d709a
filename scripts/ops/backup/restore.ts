import { parseArgs } from 'node:util';
import { FixableError, runCommand } from '#scripts/dev/setup/fixable-error.mjs';
import { openProject } from './project.ts';
import { restoreBackup } from './restore-backup.ts';

const USAGE = 'Say which backup, and into which project: npm run restore -- --from … --project … [--content-only]';

await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      ...{ project: { type: 'string' }, from: { type: 'string' }, bucket: { type: 'string' } },
      ...{ 'into-filled': { type: 'string' }, 'content-only': { type: 'boolean', default: false } },
    },
  });
  // Never from the environment: the project of a restore must be named explicitly.
  if (values.project === undefined || values.from === undefined) throw new FixableError(USAGE);
  const project = openProject(values.project, values.bucket);
  try {
    const { documents, accounts, files } = await restoreBackup(project, values.from, {
      intoFilled: values['into-filled'],
      contentOnly: values['content-only'],
    });
    console.log(`${values.project}: ${documents} documents, ${accounts} accounts and ${files} files are restored.`);
  } finally {
    await project.close();
  }
});
