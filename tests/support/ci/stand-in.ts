import { appendFileSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';

// Replaces npm, gcloud and firebase-tools, which call services: records its options and does what later commands need.
// The first option is the name of the replaced program.
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

/** `npm ci`: links the packages of the original checkout. */
function install(): void {
  const { values } = parseArgs({ args: options, options: { prefix: { type: 'string', default: '.' } }, strict: false });
  const folder = join(String(values.prefix), 'node_modules');
  if (!existsSync(folder)) symlinkSync(join(INSTALLED, folder), folder);
}

/** `gcloud storage cp` from or into a bucket, which is a folder here. */
function copy(from: string, to: string): void {
  const inBucket = (url: string): string => join(dirname(RECORD), 'buckets', url.slice('gs://'.length));
  if (from === '-') {
    mkdirSync(dirname(inBucket(to)), { recursive: true });
    writeFileSync(inBucket(to), readFileSync(0));
  } else if (existsSync(inBucket(from))) {
    process.stdout.write(readFileSync(inBucket(from)));
  } else {
    console.error(`${from} does not exist`);
    process.exitCode = 1;
  }
}

/** Output of firebase-tools with --json, as far as the publisher reads it. */
function deploy(): void {
  const version = Date.now().toString(16);
  const result =
    program === 'hosting:channel:deploy'
      ? { site: { url: 'https://site--preview.web.app' } }
      : { hosting: `sites/site/versions/${version}` };
  console.log(JSON.stringify({ status: FIREBASE_ENDS === '0' ? 'success' : 'error', result }));
  process.exitCode = Number(FIREBASE_ENDS);
}
