import { expect, it } from 'vitest';
import { deferScripts } from './defer-scripts.ts';

it('moves module scripts, in their order, to the files that load after the first picture', () => {
  const page =
    '<head><script type="module" src="/a.js"></script></head><body><p>Praia — água</p><script type="module" src="/b.js"></script>' +
    '<script type="application/ld+json">{}</script><template id="later"><link rel="stylesheet" href="/c.css"></template></body>';
  expect(deferScripts(page)).toBe(
    '<head></head><body><p>Praia — água</p><script type="application/ld+json">{}</script><template id="later">' +
      '<script type="module" src="/a.js"></script><script type="module" src="/b.js"></script>' +
      '<link rel="stylesheet" href="/c.css"></template></body>',
  );
});

it('leaves a page unchanged that has no deferred files', () => {
  const page = '<body><script type="module" src="/a.js"></script></body>';
  expect(deferScripts(page)).toBe(page);
});
