import { createHmac } from 'node:crypto';
import { publisherReportSchema } from '#domain/publishing/publisher-messages.ts';
import { describe, expect, it } from 'vitest';
import { openSignedMessage, signMessage } from './signed-message.ts';

const [secret, now] = ['s'.repeat(32), new Date('2026-11-23T10:00:00Z')];
const open = (envelope: unknown) => openSignedMessage(envelope, { secret, schema: publisherReportSchema, now });

describe('a signed message', () => {
  it('is opened as it was signed', () => {
    expect(open(signMessage({ report: 'clock' }, secret, now))).toEqual({ report: 'clock' });
  });

  it.each([
    ['no envelope', { report: 'clock' }],
    ['signed with another secret', signMessage({ report: 'clock' }, 't'.repeat(32), now)],
    ['signed too long ago', signMessage({ report: 'clock' }, secret, new Date(0))],
  ])('is not opened: %s', (_, envelope) => {
    expect(open(envelope)).toBeNull();
  });

  it.each([
    ['of an unknown kind', { report: 'nothing' }],
    ['without a field', { report: 'failed', buildId: '00000000-0000-4000-8000-000000000001' }],
    ['that is a list', []],
  ])('is an invalid request when it is signed but malformed: %s', (_, content) => {
    expect(() => open(signMessage(content, secret, now))).toThrow(expect.objectContaining({ code: 'invalid_request' }));
  });

  it('is an invalid request when it is signed but not JSON', () => {
    const { at } = signMessage({}, secret, now);
    const signature = createHmac('sha256', secret).update(`${at}.{"report"`).digest('hex');
    expect(() => open({ message: '{"report"', at, signature })).toThrow(
      expect.objectContaining({ code: 'invalid_request' }),
    );
  });

  it('holds no lone surrogates, which the database rejects', () => {
    const report = {
      report: 'preview',
      previewId: '00000000-0000-4000-8000-000000000001',
      address: null,
      why: 'a\ud800',
    };
    expect(open(signMessage(report, secret, now))).toMatchObject({ why: 'a\ufffd' });
  });
});
