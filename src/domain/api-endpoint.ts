import type * as z from 'zod';
import type { ApiErrorCode } from './errors.ts';
import type { StaffRole } from './staff-role.ts';

/** The methods an endpoint may have; HEAD comes with GET. */
export type ApiMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** An endpoint's name: its method and its address, with path parameters in braces ('GET /api/enquiries/{id}'). */
export type EndpointKey = `${ApiMethod} /api/${string}`;

/** The names in braces within an address. */
export type PathParameter<Key> = Key extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PathParameter<Rest>
  : never;

/** Who may call: anyone, any signed-in account, or staff with one of these roles. */
export type Access = 'public' | 'member' | readonly [StaffRole, ...StaffRole[]];

/** What an endpoint reads from the body of a request. */
export interface RequestBody {
  /** The JSON it expects. */
  readonly schema: z.ZodType;
  /** The largest body it reads, in bytes. */
  readonly maxBytes: number;
}

/** The contract of one endpoint. */
export interface Endpoint {
  /** One sentence on what it does. */
  readonly summary: string;
  /** Who may call it. */
  readonly access: Access;
  /** A schema for each path parameter; a value that breaks it is answered with not_found. */
  readonly params: Readonly<Record<string, z.ZodType>>;
  /** The query it reads; null when it reads none. */
  readonly query: z.ZodType | null;
  /** The body it reads; null when it reads none. */
  readonly body: RequestBody | null;
  /** What it answers with status 200; every answer is parsed by it, so nothing undeclared leaves. */
  readonly response: z.ZodType;
  /** The failures its handler may answer with, besides those that its access and its input bring. */
  readonly errors: readonly ApiErrorCode[];
  /** How long Hosting's CDN may keep the answer, in seconds; left out, nobody keeps it. Only for what is the same for all. */
  readonly cacheSeconds?: number;
}

type ContractOf<Key> = Key extends EndpointKey
  ? Omit<Endpoint, 'params' | 'body'> & {
      readonly params: Readonly<Record<PathParameter<Key>, z.ZodType>>;
      readonly body: Key extends `GET ${string}` ? null : RequestBody | null;
    }
  : never;

/** Declares endpoints, keeping their exact types; a parameter without a schema or a GET with a body does not compile. */
export function defineApi<const Api extends { readonly [Key in keyof Api]: ContractOf<Key> }>(api: Api): Api {
  return api;
}

/** The path parameters of an endpoint, parsed. */
export type ParamsOf<E extends Endpoint> = { readonly [Name in keyof E['params']]: z.output<E['params'][Name]> };

/** The query of an endpoint, parsed; null when it reads none. */
export type QueryOf<E extends Endpoint> = E['query'] extends z.ZodType ? z.output<E['query']> : null;

/** The body of an endpoint, parsed; null when it reads none. */
export type BodyOf<E extends Endpoint> = E['body'] extends RequestBody ? z.output<E['body']['schema']> : null;

/** What a caller sends as the body of an endpoint; null when it reads none. */
export type BodyInputOf<E extends Endpoint> = E['body'] extends RequestBody ? z.input<E['body']['schema']> : null;

/** What a caller receives from an endpoint. */
export type AnswerOf<E extends Endpoint> = z.output<E['response']>;
