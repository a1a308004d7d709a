import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { changedFiles } from '#publisher/incremental/changed-files.ts';
import { compileSite } from '#publisher/render/compile-site.ts';
import { linkFolder } from '#publisher/incremental/link-folder.ts';
import { loadRenderer } from '#publisher/render/load-renderer.ts';
import { fileWriter } from '#publisher/render/renderer/file-writer.ts';
import type { RenderResult } from '#publisher/render/site-renderer.ts';
import { copyMemory, memoryReader, type PublishedMemory } from './published-memory.ts';
import { publishEdit, someEdits } from './site-edits.ts';
import { type SmallSite, smallSite } from './small-site.ts';

// Runs as its own process, because tests load React's development build, which the site's program must not share.
const [project = '', runs = '', seed = ''] = process.argv.slice(2);
const { key, renderer } = await compileSite(process.env);
const { renderSite } = await loadRenderer(renderer);
// In memory where possible: tens of thousands of small files are written and deleted.
const scratch = existsSync('/dev/shm') ? '/dev/shm' : tmpdir();
const folder = mkdtempSync(join(scratch, 'sequences-'));
const ways = { full: 0, incremental: 0 };
let built = 0;

/** Builds the content into a new folder; with `from`, incrementally from that release. */
async function build(memory: PublishedMemory, from: string | null): Promise<{ to: string; outcome: RenderResult }> {
  built += 1;
  const to = join(folder, String(built));
  if (from !== null) linkFolder(from, to);
  const manifest = from === null ? '' : readFileSync(`${from}.manifest.json`, 'utf8');
  const resetFolder = (): Promise<void> => {
    rmSync(to, { recursive: true, force: true });
    mkdirSync(to);
    return Promise.resolve();
  };
  const outcome = await renderSite({
    folder: to,
    manifestFile: `${to}.manifest.json`,
    code: key,
    last: from === null ? null : { manifest, linked: Promise.resolve() },
    resetFolder,
    put: fileWriter(to),
    reader: memoryReader(memory),
    log: () => undefined,
  });
  return { to, outcome };
}

function removeRelease(release: string): void {
  for (const path of [release, `${release}.manifest.json`]) rmSync(path, { recursive: true, force: true });
}

/** One site whose listings fit on a page each, and one with more. */
const sites = { small: await begin(10), large: await begin(32) };

async function begin(count: number): Promise<SmallSite & { release: string }> {
  const site = await smallSite(project, count);
  return { ...site, release: (await build(site.memory, null)).to };
}

const property = fc.asyncProperty(
  fc.constantFrom<keyof typeof sites>('small', 'small', 'small', 'large'),
  fc.array(someEdits, { minLength: 1, maxLength: 3 }),
  async (name, publishes) => {
    const { release, ...site } = sites[name];
    const memory = copyMemory(site.memory);
    let last = release;
    for (const edits of publishes) {
      memory.revision += 1;
      for (const edit of edits) publishEdit(memory, edit, site.pool);
      const { to, outcome } = await build(memory, last);
      ways[outcome.way] += 1;
      if (last !== release) removeRelease(last);
      last = to;
    }
    const { to: whole } = await build(memory, null);
    const { written, removed } = changedFiles(last, whole);
    const different = [...written.map(({ path }) => path), ...removed.map((path) => `${path} is missing`)];
    const [ours, theirs] = [last, whole].map((name) => readFileSync(`${name}.manifest.json`, 'utf8'));
    if (ours !== theirs) different.push('the manifest');
    removeRelease(whole);
    if (last !== release) removeRelease(last);
    if (different.length > 0) throw new Error(`Step-by-step publishing produced other bytes: ${different.join(', ')}.`);
  },
);

const began = performance.now();
try {
  // Without shrinking: a sequence has at most nine edits, and shrinking would take minutes.
  await fc.assert(property, { numRuns: Number(runs), seed: Number(seed), endOnFailure: true });
  const seconds = (performance.now() - began) / 1000;
  console.log(JSON.stringify({ sequences: Number(runs), ...ways, seconds: Math.round(seconds) }));
} finally {
  rmSync(folder, { recursive: true, force: true });
}
