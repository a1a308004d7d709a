import type * as z from 'zod';
import type { BodyOf, Endpoint, HeadersOf, ParamsOf, QueryOf } from './endpoint.ts';
import type { StaffRole } from '#domain/staff/role.ts';

/** The account that signed a request. */
export interface Member {
  /** Its id in Firebase Auth. */
  readonly uid: string;
  /** Its e-mail address; null for an account without one. */
  readonly email: string | null;
  /** Whether that address was confirmed. */
  readonly emailVerified: boolean;
  /** When its password was given last; the beginning of time when the token does not say. */
  readonly signedInAt: Date;
  /** Whether this sign-in was proved by a second factor. */
  readonly hasSecondFactor: boolean;
  /** Its staff role; null for a plain member. */
  readonly role: StaffRole | null;
}

/** What is known of whoever sent a request, besides an account. */
export interface Sender {
  /** The network address, for counting only; never stored in clear. */
  readonly address: string;
  /** Whether a browser without JavaScript sent a plain form. */
  readonly plainForm: boolean;
}

/** What a handler receives: everything already parsed by the endpoint's schemas. */
export interface HandlerInput<E extends Endpoint> {
  /** The path parameters. */
  readonly params: ParamsOf<E>;
  /** The query; null when the endpoint reads none. */
  readonly query: QueryOf<E>;
  /** The body; null when the endpoint reads none. */
  readonly body: BodyOf<E>;
  /** The headers; null when the endpoint reads none. */
  readonly headers: HeadersOf<E>;
  /** Who calls; null on a public endpoint, where a sign-in is not even looked at. */
  readonly member: E['access'] extends 'public' ? null : Member;
  /** Where the request came from. */
  readonly sender: Sender;
  /** The id under which the log knows this request. */
  readonly requestId: string;
}

/** Does what an endpoint promises; throws an ApiError for each failure it declares. */
export type Handler<E extends Endpoint> = (input: HandlerInput<E>) => Promise<z.input<E['response']>>;

/** A handler for every endpoint of a registry: a missing one does not compile. */
export type HandlerMap<Api> = { readonly [Key in keyof Api]: Api[Key] extends Endpoint ? Handler<Api[Key]> : never };
