import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runGroup, type GroupEnd } from '#scripts/dev/processes/run-group.ts';
import { countPlaywright, countVitest, countWhole, judge, type Count } from './count-results.ts';
import { TEST_FOLDER, reportFile, type RulesFixture } from './stages.ts';

const LINES_SHOWN = 60;

/** Runs a stage into its log, prints one line about it, and the end of the log when it failed. */
export async function runStage(stage: RulesFixture, env: NodeJS.ProcessEnv, stop: AbortSignal): Promise<Count> {
  const logFile = join(TEST_FOLDER, `${stage.name}.log`);
  const begin = performance.now();
  const end = await runGroup(stage.command, { env, stop, logFile, limitSeconds: stage.limitSeconds });
  const count = countStage(stage, end);
  if (end === 'stopped') return count;
  console.log(stageLine(stage.name, count, (performance.now() - begin) / 1000));
  if (end === 'too long') console.log(`  stopped after its limit of ${stage.limitSeconds} seconds`);
  if (count.failed > 0) console.log(endOfLog(logFile));
  return count;
}

/** One failure for a stage whose preparation failed. */
export function leaveOut(stage: RulesFixture, missing: string): Count {
  console.log(`${stage.name.padEnd(10)} FAILED  not run, because ${missing} failed`);
  return { passed: 0, failed: 1, skipped: 0 };
}

/** What is said about a stage that has ended; worded unlike the last line of the run, which stands alone. */
export function stageLine(name: string, { passed, failed, skipped }: Count, seconds: number): string {
  const result = failed === 0 ? 'ok    ' : 'FAILED';
  const tests =
    failed > 0
      ? `${failed} of ${passed + failed} failed`
      : passed > 0
        ? `${passed} ${passed === 1 ? 'test' : 'tests'}`
        : '';
  const leftOut = skipped === 0 ? '' : `, ${skipped} SKIPPED`;
  return `${name.padEnd(10)} ${result}  ${seconds.toFixed(1).padStart(6)} s  ${tests}${leftOut}`.trimEnd();
}

function countStage(stage: RulesFixture, end: GroupEnd): Count {
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

/** No report means that the program broke before its first test, which `judge` turns into a failure. */
function readReport(name: string, count: (report: unknown) => Count): Count {
  const file = reportFile(name);
  return existsSync(file) ? count(JSON.parse(readFileSync(file, 'utf8'))) : { passed: 0, failed: 0, skipped: 0 };
}

function endOfLog(logFile: string): string {
  const lines = readFileSync(logFile, 'utf8').trimEnd().split('\n');
  const shown = lines.slice(-LINES_SHOWN).map((line) => `  | ${line}`);
  return [...shown, `  whole log: ${logFile}`].join('\n');
}
