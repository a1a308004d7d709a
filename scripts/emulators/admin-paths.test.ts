import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { SCREENS } from '#admin/app/navigation.ts';
import { PROJECT_ROOT } from './project-paths.ts';

const configuration = z.object({
  hosting: z.object({ rewrites: z.array(z.object({ source: z.string(), destination: z.string().optional() })) }),
});

describe('the paths below /admin', () => {
  it('serve the back office where it has a screen, and any other path is a 404', () => {
    const { hosting } = configuration.parse(JSON.parse(readFileSync(join(PROJECT_ROOT, 'firebase.json'), 'utf8')));
    const sources = hosting.rewrites
      .filter(({ destination }) => destination === '/admin.html')
      .map(({ source }) => source);
    expect(sources.toSorted()).toEqual(SCREENS.map(({ path }) => `/admin/${path.replaceAll(/:\w+/g, '*')}`).toSorted());
  });
});
