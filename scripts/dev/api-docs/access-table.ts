import { admission, API_ACTORS, type Admission } from '#support/api/actors.ts';
import type { Endpoint } from '#domain/api/endpoint.ts';

const MARKS: Readonly<Record<Admission, string>> = { admitted: 'yes', unauthenticated: '401', forbidden: '403' };

/** Generates a table of endpoints and actors: who may call what. */
export function accessTable(api: Readonly<Record<string, Endpoint>>): string {
  const rows = Object.entries(api).map(([key, { access }]) => [
    `\`${key}\``,
    ...API_ACTORS.map((actor) => MARKS[admission(access, actor)]),
  ]);
  const head = ['endpoint', ...API_ACTORS];
  return [
    '# Who may call what',
    '',
    'Made from the registry of endpoints by `npm run api:docs`; a test says when it is stale, and `tests/api/access/access-matrix.test.ts` tries every cell. `yes` is let through to the endpoint, which may still find the request wrong (400), its object missing (404) or changed (409); `401` and `403` are turned away before anything is read.',
    '',
    line(head),
    line(head.map(() => '---')),
    ...rows.map(line),
    '',
  ].join('\n');
}

function line(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}
