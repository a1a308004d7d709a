import { appendFileSync, cpSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';

// Replaces npm, gcloud and firebase-tools, which call services: records its options and does what later commands need.
// The first option is the name of the replaced program.
const { RECORD = '', INSTALLED = '', FIREBASE_ENDS = '0', FIREBASE_KILLED } = process.env;
const [program = '', ...options] = process.argv.slice(2);
appendFileSync(RECORD, `${JSON.stringify([program, ...options])}\n`);

switch (program) {
  case 'npm':
    if (options[0] === 'ci') install();
    break;
  case 'gcloud':
    copy(options.at(-2) ?? '', options.at(-1) ?? '');
    break;
  default:
    deploy();
}

/** `npm ci`: replaces the folder and links the packages of the original checkout, without the caches of tools. */
function install(): void {
  const installed = join(INSTALLED, 'node_modules');
  rmSync('node_modules', { recursive: true, force: true });
  mkdirSync('node_modules');
  const names = readdirSync(installed).filter((name) => name === '.bin' || !name.startsWith('.'));
  for (const name of names) symlinkSync(join(installed, name), join('node_modules', name));
  mkdirSync(process.env['npm_config_cache'] ?? join(dirname(RECORD), 'npm'), { recursive: true });
}

/** `gcloud storage cp` from or into a bucket, which is a folder here. */
function copy(from: string, to: string): void {
  const pathOf = (place: string): string => place.replace(/^gs:\//, join(dirname(RECORD), 'buckets'));
  cpSync(pathOf(from), pathOf(to));
}

/** Output of firebase-tools with --json, as far as the publisher reads it. */
function deploy(): void {
  const signing = ['BUILD_HOOK_SECRET', 'PUBLISH_TASK'].filter((name) => name in process.env);
  if (signing.length > 0) throw new Error(`firebase-tools was given ${signing.join(', ')}`);
  // As when the CI's machine is lost: nobody sees how the deploy ends.
  if (FIREBASE_KILLED !== undefined) process.kill(process.ppid, 'SIGKILL');
  const version = Date.now().toString(16);
  const result =
    program === 'hosting:channel:deploy'
      ? { site: { url: 'https://site--preview.web.app' } }
      : { hosting: `sites/site/versions/${version}` };
  console.log(JSON.stringify({ status: FIREBASE_ENDS === '0' ? 'success' : 'error', result }));
  process.exitCode = Number(FIREBASE_ENDS);
}
