import { parseArgs } from 'node:util';
import { deleteApp, initializeApp, type App } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { runCommand } from '#scripts/dev/setup/fixable-error.mjs';
import { createAccounts, writeStaff } from './create-accounts.ts';
import { DEMO_ACCOUNTS } from './demo-accounts.ts';
import { prepareSample } from './prepare-sample.ts';
import { readSeedEnvironment } from './seed-environment.ts';
import { uploadVariants } from './media/upload-variants.ts';
import { withoutTriggers } from './without-triggers.ts';
import { writeLibrary } from './media/write-library.ts';
import { hasContent, writeContent } from './write-content.ts';
import { writeStays } from './write-stays.ts';
import { writeMessages } from './write-messages.ts';

/** Fills the emulators with the sample content and the demo accounts: `node scripts/seed/seed.ts [--when-empty]`. */
async function seed(app: App, whenEmpty: boolean): Promise<void> {
  const database = getFirestore(app);
  const accounts = await createAccounts(getAuth(app), DEMO_ACCOUNTS);
  await writeStaff(database, getAuth(app), DEMO_ACCOUNTS);
  console.log(`Demo accounts: created ${accounts}, unchanged ${DEMO_ACCOUNTS.length - accounts}.`);
  if (whenEmpty && (await hasContent(database))) {
    console.log('There is content already: it stays as it is.');
    return;
  }

  const { documents, pictures, library } = await prepareSample();
  // Files first, so that the pictures of every document exist.
  const files = await uploadVariants(getStorage(app).bucket(), pictures.cached);
  console.log(`Picture files: created ${files.stored}, unchanged ${files.unchanged}.`);
  const { create, update, unchanged } = await writeContent(database, documents);
  const added = await writeLibrary(database, library);
  console.log(`Picture library: created ${added}, unchanged ${library.length - added}.`);
  console.log(`Messages: created ${await writeMessages(database, new Date())}.`);
  console.log(`Calendars: created ${await writeStays(database, new Date())}.`);
  console.log(`Documents: created ${create.length}, updated ${update.length}, unchanged ${unchanged}.`);
}

await runCommand(async () => {
  const { values } = parseArgs({ options: { 'when-empty': { type: 'boolean', default: false } } });
  const { hub, ...project } = readSeedEnvironment(process.env);
  const app = initializeApp(project);
  try {
    await withoutTriggers(hub, () => seed(app, values['when-empty']));
  } finally {
    await deleteApp(app);
  }
});
