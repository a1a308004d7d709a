import { appendFileSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';

// Stands where npm, gcloud and firebase-tools would be, as those speak to services: it notes what it was told, and does
// as much as the commands after it need. Its first option is the program it stands for.
const { RECORD = '', INSTALLED = '', FIREBASE_ENDS = '0' } = process.env;
const [program = '', ...options] = process.argv.slice(2);
appendFileSync(RECORD, `${JSON.stringify([program, ...options])}\n`);

switch (program) {
  case 'npm':
    install();
    break;
  case 'gcloud':
    copy(options.at(-2) ?? '', options.at(-1) ?? '');
    break;
  default:
    deploy();
}

/** `npm ci`: what the lockfile names is installed already, beside the checkout that this one is a copy of. */
function install(): void {
  const { values } = parseArgs({ args: options, options: { prefix: { type: 'string', default: '.' } }, strict: false });
  const folder = join(String(values.prefix), 'node_modules');
  if (!existsSync(folder)) symlinkSync(join(INSTALLED, folder), folder);
}

/** `gcloud storage cp`, from the bucket or into it; the bucket is a folder. */
function copy(from: string, to: string): void {
  const inBucket = (address: string): string => join(dirname(RECORD), 'buckets', address.slice('gs://'.length));
  if (from === '-') {
    mkdirSync(dirname(inBucket(to)), { recursive: true });
    writeFileSync(inBucket(to), readFileSync(0));
  } else if (existsSync(inBucket(from))) {
    process.stdout.write(readFileSync(inBucket(from)));
  } else {
    console.error(`${from} is not there`);
    process.exitCode = 1;
  }
}

/** What firebase-tools says with --json, as far as anybody reads it. */
function deploy(): void {
  const version = Date.now().toString(16);
  const result =
    program === 'hosting:channel:deploy'
      ? { site: { url: 'https://site--preview.web.app' } }
      : { hosting: `sites/site/versions/${version}` };
  console.log(JSON.stringify({ status: FIREBASE_ENDS === '0' ? 'success' : 'error', result }));
  process.exitCode = Number(FIREBASE_ENDS);
}
