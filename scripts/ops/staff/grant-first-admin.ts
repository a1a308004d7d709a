import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { FixableError, runCommand } from '#scripts/dev/setup/fixable-error.mjs';
import { grantFirstAdmin } from './first-admin.ts';

const USAGE =
  "Say whom, and of which project: GCLOUD_PROJECT=… npm run staff:first-admin -- person@example.com 'Full Name'";

await runCommand(async () => {
  const [email, ...names] = process.argv.slice(2);
  // A name may be given without quotes.
  const name = names.join(' ');
  const projectId = process.env['GCLOUD_PROJECT'];
  if (email === undefined || name === '' || projectId === undefined) throw new FixableError(USAGE);
  const app = initializeApp({ projectId });
  try {
    await grantFirstAdmin(getFirestore(app), getAuth(app), { email, name });
  } finally {
    await deleteApp(app);
  }
  console.log(`${email} is the first administrator of ${projectId}.`);
});
