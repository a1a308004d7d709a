import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runGroup, type GroupEnd } from '#scripts/dev/processes/run-group.ts';
import { countPlaywright, countVitest, countWhole, judge, NONE, type Count } from './count-results.ts';
import { TEST_FOLDER, reportFile, type Stage } from './stages.ts';

const LINES_SHOWN = 60;

/** A stage that has ended. */
export interface StageResult {
  count: Count;
  seconds: number;
}

/** Runs a stage into its log, prints one line about it and, when it failed, the end of the log. */
export async function runStage(stage: Stage, env: NodeJS.ProcessEnv, stop: AbortSignal): Promise<StageResult> {
  const logFile = join(TEST_FOLDER, `${stage.name}.log`);
  const begin = performance.now();
  const end = await runGroup(stage.command, { env, stop, logFile, limitSeconds: stage.limitSeconds });
  const result = { count: countStage(stage, end), seconds: (performance.now() - begin) / 1000 };
  const { count, seconds } = result;
  if (end === 'stopped') return result;
  console.log(stageLine(stage.name, count, seconds));
  if (end === 'too long') console.log(`  stopped after its limit of ${stage.limitSeconds} seconds`);
  if (count.failed > 0) console.log(endOfLog(logFile));
  return result;
}

/** Counts a stage whose preparation failed as one failure. */
export function skipStage(stage: Stage, missing: string): Count {
  console.log(`${stage.name.padEnd(10)} FAILED  not run, because ${missing} failed`);
  return { ...NONE, failed: 1 };
}

/** The line about a stage that has ended; its wording differs from the last line of the run, which tools search for. */
export function stageLine(name: string, { passed, failed, skipped, flaky }: Count, seconds: number): string {
  const result = failed === 0 ? 'ok    ' : 'FAILED';
  const tests =
    failed > 0
      ? `${failed} of ${passed + failed} failed`
      : passed > 0
        ? `${passed} ${passed === 1 ? 'test' : 'tests'}`
        : '';
  const skippedText = skipped === 0 ? '' : `, ${skipped} SKIPPED`;
  const flakyText = flaky.length === 0 ? '' : `, ${flaky.length} flaky`;
  return `${name.padEnd(10)} ${result}  ${seconds.toFixed(1).padStart(6)} s  ${tests}${skippedText}${flakyText}`.trimEnd();
}

function countStage(stage: Stage, end: GroupEnd): Count {
  switch (stage.count) {
    case 'whole':
      return countWhole(end);
    case 'preparation':
      return { ...countWhole(end), passed: 0 };
    case 'vitest':
      return judge(readReport(stage.name, countVitest), end);
    case 'playwright':
      return judge(readReport(stage.name, countPlaywright), end);
  }
}

/** Without a report the program broke before its first test, which `judge` counts as a failure. */
function readReport(name: string, count: (report: unknown) => Count): Count {
  const file = reportFile(name);
  return existsSync(file) ? count(JSON.parse(readFileSync(file, 'utf8'))) : NONE;
}

function endOfLog(logFile: string): string {
  const lines = readFileSync(logFile, 'utf8').trimEnd().split('\n');
  const shown = lines.slice(-LINES_SHOWN).map((line) => `  | ${line}`);
  return [...shown, `  whole log: ${logFile}`].join('\n');
}
