import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { deleteApp, initializeApp, type App } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { describeFailure } from '../setup/mendable-error.mjs';
import { checkContent } from './check-content.ts';
import { contentDocuments } from './content-documents.ts';
import { createAccounts } from './create-accounts.ts';
import { DEMO_ACCOUNTS } from './demo-accounts.ts';
import { readPictureIndex } from './picture-index.ts';
import { pictureShelf } from './picture-shelf.ts';
import { preparePictures } from './prepare-pictures.ts';
import { progressLine } from './progress-line.ts';
import { readContent } from './read-content.ts';
import { resolveContent } from './resolve-content.ts';
import { readSeedEnvironment } from './seed-environment.ts';
import { uploadVariants } from './upload-variants.ts';
import { wishedPictures } from './wished-pictures.ts';
import { hasContent, writeContent } from './write-content.ts';

const CONTENT_FOLDER = join(import.meta.dirname, 'content');
const PICTURES_FOLDER = join(import.meta.dirname, 'pictures');
const PICTURE_CACHE = join(import.meta.dirname, '../../.cache/pictures');

/** Fills the emulators with the sample content and the demo accounts: `node scripts/seed/seed.ts [--when-empty]`. */
async function seed(app: App, whenEmpty: boolean): Promise<void> {
  const database = getFirestore(app);
  const accounts = await createAccounts(getAuth(app), DEMO_ACCOUNTS);
  console.log(`Demo accounts: created ${accounts}, unchanged ${DEMO_ACCOUNTS.length - accounts}.`);
  if (whenEmpty && (await hasContent(database))) {
    console.log('There is content already: it stays as it is.');
    return;
  }

  const sources = await readPictureIndex(PICTURES_FOLDER);
  const content = await readContent(CONTENT_FOLDER, new Set(sources.keys()));
  checkContent(content);

  const pictures = await preparePictures(
    wishedPictures(content),
    sources,
    PICTURE_CACHE,
    progressLine('Preparing pictures'),
  );
  const documents = contentDocuments(resolveContent(content, pictureShelf(pictures, sources)));
  // Files first: whoever reads a document can then show its pictures.
  const files = await uploadVariants(getStorage(app).bucket(), pictures.kept);
  console.log(`Picture files: created ${files.stored}, unchanged ${files.unchanged}.`);
  const { create, update, unchanged } = await writeContent(database, documents);
  console.log(`Documents: created ${create.length}, updated ${update.length}, unchanged ${unchanged}.`);
}

try {
  const { values } = parseArgs({ options: { 'when-empty': { type: 'boolean', default: false } } });
  // Emulators need no credentials, and looking for them costs seconds where there is no metadata server.
  process.env['METADATA_SERVER_DETECTION'] = 'none';
  const app = initializeApp(readSeedEnvironment(process.env));
  await seed(app, values['when-empty']).finally(() => deleteApp(app));
} catch (error) {
  console.error(describeFailure(error));
  process.exitCode = 1;
}
