import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';

/** Writes a line of this length in a process that has room for 512 bytes (1,024 in some shells). */
function writeLine(length: number): string {
  const folder = mkdtempSync(join(tmpdir(), 'line-file-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'lines');
  const module = JSON.stringify(join(import.meta.dirname, 'line-file.ts'));
  const script = `
    const { writeLines } = await import(${module});
    await writeLines(${JSON.stringify(file)}, (async function* () { yield ['a'.repeat(${length})]; })());`;
  const limited = 'ulimit -f 1 && exec "$0" --input-type=module --eval "$1"';
  execFileSync('sh', ['-c', limited, process.execPath, script], { stdio: 'pipe' });
  expect(statSync(file).size).toBeGreaterThan(length);
  return readFileSync(file, 'utf8');
}

it('contains what was written', () => {
  expect(writeLine(100)).toBe(`"${'a'.repeat(100)}"\n`);
});

it('is never a part of that without an error, when the disk is full', () => {
  expect(() => writeLine(5000)).toThrow('EFBIG');
});
