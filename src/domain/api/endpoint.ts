import type * as z from 'zod';
import type { ApiErrorCode } from '#domain/core/errors.ts';
import type { RoleList } from '#domain/staff/role.ts';

/** Methods of endpoints; GET includes HEAD. */
export type ApiMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Method and path of an endpoint, with path parameters in braces ('GET /api/enquiries/{id}'). */
export type EndpointKey = `${ApiMethod} /api/${string}`;

/** The names in braces in a path. */
export type PathParameter<Key> = Key extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PathParameter<Rest>
  : never;

/** Who may call: anyone, any signed-in account, or staff with one of these roles. */
export type Access = 'public' | 'member' | RoleList;

/** How a form posted without JavaScript becomes JSON: field names stay, texts become values. */
export interface FormFormat {
  /** The property of the JSON with the form's own fields; those of FORM_SENDING_FIELDS are beside it. */
  readonly fieldsIn: string;
  /** Fields with numbers; an empty one counts as absent. */
  readonly numbers: readonly string[];
  /** Checkboxes: present and not empty is true, absent stays absent. */
  readonly flags: readonly string[];
  /** Fields that may occur several times and become a list. */
  readonly lists: readonly string[];
}

/** A JSON body, or a form of our own pages when `form` is present. */
export interface JsonBody {
  readonly schema: z.ZodType;
  /** Maximum size in bytes. */
  readonly maxBytes: number;
  /** How 'application/x-www-form-urlencoded' is read; absent for JSON only. */
  readonly form?: FormFormat;
}

/** A body of bytes, such as a photograph. */
export interface BytesBody {
  /** Accepted media types. */
  readonly mediaTypes: readonly [string, ...string[]];
  /** Maximum size in bytes. */
  readonly maxBytes: number;
}

export type RequestBody = JsonBody | BytesBody;

/** A received body of bytes. */
export interface ReceivedBytes {
  /** The media type that the caller declared. */
  readonly mediaType: string;
  readonly bytes: Uint8Array;
}

/** The place of the id or key that the sender made: a field of the body, or a parameter of the path. */
export type CreationKeyPlace = `body.${string}` | `params.${string}`;

/** The contract of one endpoint. */
export interface Endpoint {
  /** One sentence, shown in the API documentation. */
  readonly summary: string;
  readonly access: Access;
  /** A schema for each path parameter; an invalid value gives not_found. Absent for none. */
  readonly params?: Readonly<Record<string, z.ZodType>>;
  /** Absent for none. */
  readonly query?: z.ZodType;
  /** Absent for none. */
  readonly body?: RequestBody;
  /** Request headers by lower-case name; absent for none. */
  readonly headers?: z.ZodType;
  /** The response with status 200; every response is parsed, so that no undeclared field is sent. */
  readonly response: z.ZodType;
  /** Media type of a text response; `response` is then a string. Absent for JSON. */
  readonly media?: 'text/html' | 'text/calendar';
  /** Page to which a browser without JavaScript is redirected (303) after a success; for failures see form-pages.ts. */
  readonly donePage?: string;
  /** Whether App Check, when configured, must verify the caller; forms without JavaScript are exempt. */
  readonly appCheck?: true;
  /** For a POST: the place of the caller's id or key, so that the same request sent twice creates one document; null when it creates none. */
  readonly creates?: CreationKeyPlace | null;
  /** Errors of the handler, besides those of access and input. */
  readonly errors: readonly ApiErrorCode[];
  /** How long the CDN may cache the response, in seconds; absent for not at all. Only for responses that are the same for all. */
  readonly cacheSeconds?: number;
}

type ContractOf<Key> = Key extends EndpointKey
  ? Omit<Endpoint, 'params' | 'body' | 'creates'> &
      ([PathParameter<Key>] extends [never]
        ? { readonly params?: object }
        : { readonly params: Readonly<Record<PathParameter<Key>, z.ZodType>> }) & {
        readonly body?: Key extends `GET ${string}` ? never : RequestBody;
      } & (Key extends `POST ${string}` ? { readonly creates: CreationKeyPlace | null } : { readonly creates?: never })
  : never;

/**
 * Declares endpoints and keeps their exact types. A parameter without a schema, a GET with a body and a POST without
 * `creates` do not compile.
 */
export function defineApi<const Api extends { readonly [Key in keyof Api]: ContractOf<Key> }>(api: Api): Api {
  return api;
}

/** The parsed path parameters of an endpoint. */
export type ParamsOf<E extends Endpoint> = {
  readonly [Name in keyof NonNullable<E['params']>]: z.output<NonNullable<E['params']>[Name]>;
};

/** The parsed query of an endpoint; null for none. */
export type QueryOf<E extends Endpoint> = E['query'] extends z.ZodType ? z.output<E['query']> : null;

/** The parsed body of an endpoint, or its bytes; null for none. */
export type BodyOf<E extends Endpoint> = E['body'] extends JsonBody
  ? z.output<E['body']['schema']>
  : E['body'] extends BytesBody
    ? ReceivedBytes
    : null;

/** The body that a caller sends; null for none. */
export type BodyInputOf<E extends Endpoint> = E['body'] extends JsonBody
  ? z.input<E['body']['schema']>
  : E['body'] extends BytesBody
    ? Blob
    : null;

/** The parsed headers of an endpoint; null for none. */
export type HeadersOf<E extends Endpoint> = E['headers'] extends z.ZodType ? z.output<E['headers']> : null;

/** The parsed response of an endpoint. */
export type ResponseOf<E extends Endpoint> = z.output<E['response']>;
