import { newHandlingState } from '#domain/inbox/handling.ts';
import { MESSAGE_RETENTION_MONTHS } from '#domain/privacy/limits.ts';
import { randomUUID } from 'node:crypto';
import { HOUR, later, monthsLater } from '#functions/platform/time.ts';
import type { SampleHandling } from './sample-messages.ts';

const PEOPLE = {
  concierge: { uid: 'demo-concierge', name: 'Demo Concierge' },
  admin: { uid: 'demo-admin', name: 'Demo Admin' },
} as const;

/** Time at which a sample message was received. */
export function receivedOf({ hoursAgo }: Pick<SampleHandling, 'hoursAgo'>, now: Date): Date {
  return later(now, -hoursAgo * HOUR);
}

/** The fields of a sample message besides its text: its times, and how staff handled it. */
export function handlingDocument(sample: SampleHandling, now: Date): object {
  const { status, answeredAfterHours, takenBy, note, reply } = sample;
  const receivedAt = receivedOf(sample, now);
  const answeredAt = answeredAfterHours === undefined ? null : later(receivedAt, answeredAfterHours * HOUR);
  const by = PEOPLE[takenBy ?? 'concierge'];
  const at = answeredAt ?? later(receivedAt, HOUR / 2);
  const entry = (kind: 'note' | 'reply', subject: string, text: string) => ({
    ...{ id: randomUUID(), kind, subject, text, by, at },
  });
  const thread = [
    ...(reply === undefined ? [] : [entry('reply', 'Your message to us', reply)]),
    ...(note === undefined ? [] : [entry('note', '', note)]),
  ];
  return {
    ...newHandlingState(thread.length === 0 ? receivedAt : at),
    ...{ status, thread, receivedAt, answeredAt, anonymisedAt: null },
    assignee: takenBy === undefined ? null : PEOPLE[takenBy],
    rev: 1 + thread.length,
    retainUntil: status === 'booked' ? null : monthsLater(at, MESSAGE_RETENTION_MONTHS),
  };
}
