import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { propertySchema } from '#domain/property/property.ts';
import { EMULATOR_SETS, clientEnvironment, withPortBase } from '#scripts/emulators/emulator-sets.ts';
import { launchEmulators } from '#scripts/emulators/launch-emulators.ts';
import { DEMO_ACCOUNTS } from '#scripts/seed/demo-accounts.ts';
import { prepareSample } from '#scripts/seed/prepare-sample.ts';
import { findChromium } from '#scripts/dev/setup/chromium.mjs';
import { describeFailure } from '#scripts/dev/setup/fixable-error.mjs';
import { fillWorking } from './data/fill-working.ts';
import { measureDashboard } from './measure/dashboard.ts';
import { buildSampleSite, bundleFunctions } from './site/build-site.ts';

/** Goals for 5,000 properties, in milliseconds: to the first cards, and from choosing a filter to its cards. */
const GOALS = { opens: 2000, responses: 100 };

const { values } = parseArgs({
  options: { 'port-base': { type: 'string' }, properties: { type: 'string', default: '5000' } },
});
const base = values['port-base'];
const set = base === undefined ? EMULATOR_SETS.bench : withPortBase(EMULATOR_SETS.bench, Number(base));

bundleFunctions(set);
const emulators = await launchEmulators(set, { command: 'npm run bench -- admin' });
try {
  await emulators.ready;
  Object.assign(process.env, clientEnvironment(set));
  buildSampleSite(set);
  const { documents } = await prepareSample();
  const pictures = documents.flatMap(({ data }) =>
    propertySchema.shape.gallery.parse('gallery' in data ? data.gallery : []),
  );
  await fillWorking(set.project, Number(values.properties), pictures);
  const editor = DEMO_ACCOUNTS.find(({ role }) => role === 'editor');
  if (editor === undefined) throw new Error('The sample has no editor.');

  const executablePath = findChromium();
  const browser = await chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: ['--no-sandbox', '--disable-quic', '--disable-background-networking'],
  });
  const row = await measureDashboard(browser, `http://127.0.0.1:${set.ports.hosting}`, editor);
  await browser.close();
  console.table([row]);
  const passed = row.opensMedian < GOALS.opens && row.responsesWorst < GOALS.responses;
  console.log(JSON.stringify({ bench: 'admin', passed, goals: GOALS, row }));
  process.exitCode = passed ? 0 : 1;
} catch (error) {
  console.error(describeFailure(error));
  process.exitCode = 1;
} finally {
  await emulators.stop();
}
