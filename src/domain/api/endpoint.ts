import type * as z from 'zod';
import type { ApiErrorCode } from '#domain/core/errors.ts';
import type { StaffRole } from '#domain/staff/role.ts';

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

/** How a form posted without JavaScript becomes the JSON an endpoint expects: field names stay, texts become values. */
export interface FormReading {
  /** The property of the JSON that holds the form's own fields; those of FORM_SENDING_FIELDS stand beside it. */
  readonly fieldsIn: string;
  /** Fields that hold numbers; an empty one counts as left out. */
  readonly numbers: readonly string[];
  /** Checkboxes: there and not empty is true, left out is left out. */
  readonly flags: readonly string[];
  /** Fields that may come several times and become a list. */
  readonly lists: readonly string[];
}

/** A body of JSON, or of a form from our own pages where `form` says how to read one. */
export interface JsonBody {
  /** The JSON it expects. */
  readonly schema: z.ZodType;
  /** The largest body it reads, in bytes. */
  readonly maxBytes: number;
  /** How it reads 'application/x-www-form-urlencoded'; absent when it takes JSON only. */
  readonly form?: FormReading;
}

/** A body of plain bytes, such as a photograph. */
export interface BytesBody {
  /** The media types it takes. */
  readonly mediaTypes: readonly [string, ...string[]];
  /** The largest body it reads, in bytes. */
  readonly maxBytes: number;
}

/** What an endpoint reads from the body of a request. */
export type RequestBody = JsonBody | BytesBody;

/** A body of plain bytes, as received. */
export interface ReceivedBytes {
  /** The media type the caller declared. */
  readonly mediaType: string;
  /** The bytes. */
  readonly bytes: Uint8Array;
}

/** Where a request carries the id or key that its sender made: a field of its body, or a parameter of its path. */
export type CreationKeyPlace = `body.${string}` | `params.${string}`;

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
  /** The request headers it reads, by lower-case name; absent when it reads none. */
  readonly headers?: z.ZodType;
  /** What it answers with status 200; every answer is parsed by it, so nothing undeclared leaves. */
  readonly response: z.ZodType;
  /** Media type of an answer that is a text instead of JSON; its `response` is then a string. */
  readonly media?: 'text/html' | 'text/css';
  /** Page of the site to which a browser without JavaScript is led (303) after a success; after a failure see form-pages.ts. */
  readonly donePage?: string;
  /** Whether App Check, when it is configured, must vouch for the caller; forms without JavaScript cannot be vouched for. */
  readonly appCheck?: true;
  /** For a POST: where the caller's own id or key stands, so that the same request twice creates one document; null when it creates none. */
  readonly creates?: CreationKeyPlace | null;
  /** The failures its handler may answer with, besides those that its access and its input bring. */
  readonly errors: readonly ApiErrorCode[];
  /** How long Hosting's CDN may keep the answer, in seconds; left out, nobody keeps it. Only for what is the same for all. */
  readonly cacheSeconds?: number;
}

type ContractOf<Key> = Key extends EndpointKey
  ? Omit<Endpoint, 'params' | 'body' | 'creates'> & {
      readonly params: Readonly<Record<PathParameter<Key>, z.ZodType>>;
      readonly body: Key extends `GET ${string}` ? null : RequestBody | null;
    } & (Key extends `POST ${string}` ? { readonly creates: CreationKeyPlace | null } : { readonly creates?: never })
  : never;

/**
 * Declares endpoints, keeping their exact types. What does not compile: a parameter without a schema, a GET with a body, a
 * POST that does not say what it creates.
 */
export function defineApi<const Api extends { readonly [Key in keyof Api]: ContractOf<Key> }>(api: Api): Api {
  return api;
}

/** The path parameters of an endpoint, parsed. */
export type ParamsOf<E extends Endpoint> = { readonly [Name in keyof E['params']]: z.output<E['params'][Name]> };

/** The query of an endpoint, parsed; null when it reads none. */
export type QueryOf<E extends Endpoint> = E['query'] extends z.ZodType ? z.output<E['query']> : null;

/** The body of an endpoint, parsed or as bytes; null when it reads none. */
export type BodyOf<E extends Endpoint> = E['body'] extends JsonBody
  ? z.output<E['body']['schema']>
  : E['body'] extends BytesBody
    ? ReceivedBytes
    : null;

/** What a caller sends as the body of an endpoint; null when it reads none. */
export type BodyInputOf<E extends Endpoint> = E['body'] extends JsonBody
  ? z.input<E['body']['schema']>
  : E['body'] extends BytesBody
    ? Blob
    : null;

/** The headers an endpoint reads, parsed; null when it reads none. */
export type HeadersOf<E extends Endpoint> = E['headers'] extends z.ZodType ? z.output<E['headers']> : null;

/** What a caller receives from an endpoint. */
export type ResponseOf<E extends Endpoint> = z.output<E['response']>;
