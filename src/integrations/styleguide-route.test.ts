import { existsSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { styleguideRoute } from './styleguide-route.ts';

function routesOf(command: 'dev' | 'build' | 'preview' | 'sync'): string[] {
  const injectRoute = vi.fn<(route: { pattern: string; entrypoint: string | URL }) => void>();
  const setup = styleguideRoute().hooks['astro:config:setup'];
  // The hook receives far more than it reads.
  void setup?.({ command, injectRoute } as unknown as Parameters<typeof setup>[0]);
  return injectRoute.mock.calls.map(([{ pattern }]) => pattern);
}

describe('the style guide', () => {
  it('has a path during development', () => {
    expect(routesOf('dev')).toEqual(['/styleguide']);
  });

  it.each(['build', 'preview', 'sync'] as const)('has no path on %s', (command) => {
    expect(routesOf(command)).toEqual([]);
  });

  it('is not a route by its file name', () => {
    expect(existsSync('src/pages/styleguide.astro')).toBe(false);
    expect(existsSync('src/pages/_styleguide.astro')).toBe(true);
  });
});
