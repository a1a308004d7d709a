import { createHmac, timingSafeEqual } from 'node:crypto';
import { fieldErrors } from '#domain/api/problem.ts';
import { ApiError } from '#domain/core/errors.ts';
import { SIGNATURE_SECONDS } from '#domain/publishing/limits.ts';
import { signedMessageSchema, type SignedMessage } from '#domain/publishing/publisher-messages.ts';
import type * as z from 'zod';
import { parseJson } from './parse-json.ts';

/** Signs a message for a receiver with the same secret. */
export function signMessage(content: object, secret: string, now: Date): SignedMessage {
  const message = JSON.stringify(content);
  const at = Math.floor(now.getTime() / 1000);
  return { message, at, signature: signatureOf(message, at, secret) };
}

interface Opening<Message> {
  readonly secret: string;
  readonly schema: z.ZodType<Message>;
  readonly now: Date;
  /** For a message that may wait before it is opened; default SIGNATURE_SECONDS. */
  readonly maxAgeSeconds?: number;
}

/**
 * Gives the message in an envelope; null when the signature is wrong, too old or of a clock that is far ahead. Throws
 * invalid_request when the signature is right and the message is malformed.
 */
export function openSignedMessage<Message>(
  envelope: unknown,
  { secret, schema, now, maxAgeSeconds = SIGNATURE_SECONDS }: Opening<Message>,
): Message | null {
  const parsed = signedMessageSchema.safeParse(envelope);
  if (!parsed.success) return null;
  const { message, at, signature } = parsed.data;
  const age = now.getTime() / 1000 - at;
  if (age > maxAgeSeconds || age < -SIGNATURE_SECONDS) return null;
  const expected = Buffer.from(signatureOf(message, at, secret));
  if (!timingSafeEqual(expected, Buffer.from(signature))) return null;
  return readMessage(message, schema);
}

function readMessage<Message>(text: string, schema: z.ZodType<Message>): Message {
  let content: unknown;
  try {
    content = parseJson(text);
  } catch (cause) {
    throw new ApiError('invalid_request', { detail: 'Expected JSON in the message.', cause });
  }
  const parsed = schema.safeParse(content);
  if (parsed.success) return parsed.data;
  throw new ApiError('invalid_request', { fields: fieldErrors(parsed.error), cause: parsed.error });
}

function signatureOf(message: string, at: number, secret: string): string {
  return createHmac('sha256', secret).update(`${at}.${message}`).digest('hex');
}
