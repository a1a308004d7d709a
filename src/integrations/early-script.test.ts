import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { bundleEarlyScript } from './early-script.ts';

const root = new URL('../../', import.meta.url);

describe('the script before the first paint', () => {
  const { code } = bundleEarlyScript(new URL('src/lib/currency/choose-prices.ts', root));

  it('is named by its hash in the header that allows no other inline script', () => {
    const hash = createHash('sha256').update(code).digest('base64');
    expect(readFileSync(new URL('firebase.json', root), 'utf8')).toContain(`script-src 'self' 'sha256-${hash}';`);
  });

  it('is smaller than 400 characters', () => {
    expect(code.length).toBeLessThan(400);
  });
});
