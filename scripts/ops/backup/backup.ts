import { parseArgs } from 'node:util';
import { FixableError, runCommand } from '#scripts/dev/setup/fixable-error.mjs';
import { backUp } from './back-up.ts';
import { openProject } from './project.ts';

const USAGE = 'Say of which project, and into which new folder: npm run backup -- --project … --to …';

await runCommand(async () => {
  const { values } = parseArgs({
    options: { project: { type: 'string' }, to: { type: 'string' }, bucket: { type: 'string' } },
  });
  const id = values.project ?? process.env['GCLOUD_PROJECT'];
  if (id === undefined || values.to === undefined) throw new FixableError(USAGE);
  const project = openProject(id, values.bucket);
  try {
    const { documents, accounts, files } = await backUp(project, values.to);
    console.log(
      `${id}: ${documents.count} documents, ${accounts.count} accounts, ${files.count} files in ${values.to}.`,
    );
  } finally {
    await project.close();
  }
});
