import { describe, expect, it } from 'vitest';
import { requireSameSite } from './require-same-site.ts';

function check(method: string, headers: Record<string, string>): () => void {
  return () => requireSameSite(new Request('http://function.example/api/things', { method, headers }));
}

describe('a request that changes something', () => {
  it.each([
    ['from this site', { 'Sec-Fetch-Site': 'same-origin' }],
    ['typed by a person', { 'Sec-Fetch-Site': 'none' }],
    ['from a program', {}],
    ['from an older browser here', { Origin: 'https://site.example', 'X-Forwarded-Host': 'site.example' }],
    ['without Hosting before it', { Origin: 'http://localhost:5001', Host: 'localhost:5001' }],
  ])('%s passes', (_, headers) => {
    expect(check('POST', headers)).not.toThrow();
  });

  it.each([
    ['from another site', { 'Sec-Fetch-Site': 'cross-site' }],
    ['from a sister site', { 'Sec-Fetch-Site': 'same-site' }],
    ['from another origin', { Origin: 'https://evil.example', 'X-Forwarded-Host': 'site.example' }],
    ['from another port', { Origin: 'https://site.example:8443', 'X-Forwarded-Host': 'site.example' }],
    ['from a sandboxed frame', { Origin: 'null', 'X-Forwarded-Host': 'site.example' }],
  ])('%s is rejected', (_, headers) => {
    expect(check('POST', headers)).toThrow(expect.objectContaining({ code: 'wrong_origin' }));
  });
});

describe('a request that only reads', () => {
  it('may come from anywhere', () => {
    expect(check('GET', { 'Sec-Fetch-Site': 'cross-site' })).not.toThrow();
  });
});
