import { Firestore, type DocumentSnapshot } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { expect, it, vi } from 'vitest';
import { WORKING_UNREADABLE } from '#domain/publishing/text.ts';
import { describeGaps } from './plan-publication.ts';

it('a working copy that cannot be read has this as its gap, and is logged', () => {
  const log = vi.spyOn(logger, 'error').mockReturnValue(undefined);
  const ref = new Firestore({ projectId: 'unit' }).doc('properties/1');
  const found = { id: '1', ref, data: () => ({ rev: 2, title: 'Casa do Mar' }) } as unknown as DocumentSnapshot;
  expect(describeGaps('properties', found)).toEqual([WORKING_UNREADABLE]);
  expect(log).toHaveBeenCalledExactlyOnceWith('properties/1 does not parse', expect.any(Error));
});
