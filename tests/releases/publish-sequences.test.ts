import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { readEmulatorEnvironment } from '#support/emulators/environment.ts';
import { PROFILE } from '#support/profile.ts';
import { RANDOM_SEED } from '#support/random-seed.ts';

const SEQUENCES = PROFILE.publishSequences;

const resultSchema = z.object({ sequences: z.int(), incremental: z.int(), full: z.int() });

it(
  `gives the same bytes whether edits are published step by step or everything is built at once (seed ${RANDOM_SEED})`,
  // The sample is read and compiled before the first sequence.
  { timeout: 60_000 + SEQUENCES * 4000 },
  async () => {
    const { projectId } = readEmulatorEnvironment();
    const program = 'tests/support/publishing/publish-sequences.ts';
    // Thousands of pages are made and thrown away: room for young objects halves the time of clearing them up.
    const options = ['--max-semi-space-size=64', program, projectId, String(SEQUENCES), String(RANDOM_SEED)];
    const { stdout } = await promisify(execFile)(process.execPath, options, { maxBuffer: 64 * 1024 * 1024 });
    console.log(`Publish sequences: ${SEQUENCES}, seed ${RANDOM_SEED}`);

    const { sequences, incremental, full } = resultSchema.parse(JSON.parse(stdout.trim().split('\n').at(-1) ?? ''));
    expect(sequences).toBe(SEQUENCES);
    expect(incremental, 'publishes that wrote only what changed').toBeGreaterThan(full);
  },
);
