import { join } from 'node:path';
import { NODE, PROJECT_ROOT } from '#scripts/emulators/project-paths.ts';
import { runGroup } from '#scripts/dev/processes/run-group.ts';
import { runWithContent } from '#scripts/dev/start/run-with-content.ts';

// `npm run dev`: Astro's dev server with hot reload, with the same emulators and data as `npm start`. It proxies what
// functions answer to Hosting.
await runWithContent('npm run dev', async ({ set, env, stop }) => {
  const astro = join(PROJECT_ROOT, 'node_modules', 'astro', 'bin', 'astro.mjs');
  const origin = `http://127.0.0.1:${set.ports.hosting}`;
  await runGroup([NODE, astro, 'dev'], {
    env: { ...env, SITE_API_ORIGIN: origin, ASTRO_TELEMETRY_DISABLED: '1' },
    stop,
  });
});
