import type * as z from 'zod';
import type { BodyOf, Endpoint, HeadersOf, ParamsOf, QueryOf } from './endpoint.ts';
import type { StaffRole } from '#domain/staff/role.ts';

/** The signed-in account of a request. */
export interface Member {
  readonly uid: string;
  /** Null for an account without one. */
  readonly email: string | null;
  readonly emailVerified: boolean;
  /** Time of the last sign-in with the password; 1 January 1970 when the token does not have it. */
  readonly signedInAt: Date;
  /** Whether this sign-in used a second factor. */
  readonly hasSecondFactor: boolean;
  /** Null for a member who is not staff. */
  readonly role: StaffRole | null;
}

/** The sender of a request, apart from the account. */
export interface Sender {
  /** The IP address, for rate limits only; never stored in plain text. */
  readonly ip: string;
  /** Whether the request is a form from a browser without JavaScript. */
  readonly plainForm: boolean;
}

/** The input of a handler, parsed by the endpoint's schemas. */
export interface HandlerInput<E extends Endpoint> {
  readonly params: ParamsOf<E>;
  /** Null for none. */
  readonly query: QueryOf<E>;
  /** Null for none. */
  readonly body: BodyOf<E>;
  /** Null for none. */
  readonly headers: HeadersOf<E>;
  /** Null on a public endpoint, which ignores sign-ins. */
  readonly member: E['access'] extends 'public' ? null : Member;
  readonly sender: Sender;
  /** The id of this request in the log. */
  readonly requestId: string;
}

/** The function behind an endpoint; it throws an ApiError for each declared error. */
export type Handler<E extends Endpoint> = (input: HandlerInput<E>) => Promise<z.input<E['response']>>;

/** A handler for every endpoint of a registry; a missing one does not compile. */
export type HandlerMap<Api> = { readonly [Key in keyof Api]: Api[Key] extends Endpoint ? Handler<Api[Key]> : never };
