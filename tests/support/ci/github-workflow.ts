import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import * as z from 'zod';
import { settingNamed, type CiCommand, type CiOrder } from './ci-command.ts';

const texts = z.record(z.string(), z.string());

const stepSchema = z.union([
  z.strictObject({ id: z.string().optional(), uses: z.string(), with: z.record(z.string(), z.unknown()).optional() }),
  z.strictObject({ run: z.string(), env: texts.default({}) }),
]);

const workflowSchema = z.looseObject({
  on: z.strictObject({ repository_dispatch: z.strictObject({ types: z.array(z.string()) }) }),
  permissions: texts,
  jobs: z.strictObject({
    publish: z.looseObject({ env: texts, environment: z.string(), steps: z.array(stepSchema).min(1) }),
  }),
});

/** The workflow that publishes, as far as it is ours to understand. */
export type PublishWorkflow = z.output<typeof workflowSchema>;

/** Reads .github/workflows/publish.yml. */
export function readWorkflow(): PublishWorkflow {
  return workflowSchema.parse(parse(readFileSync('.github/workflows/publish.yml', 'utf8')));
}

/** Every expression in a part of the workflow, without its braces: 'vars.SITE_ADDRESS'. */
export function expressionsIn(part: unknown): string[] {
  return Array.from(JSON.stringify(part).matchAll(/\$\{\{\s*(.+?)\s*\}\}/g), ([, expression = '']) => expression);
}

/** The commands that a runner would run for an event, in order; actions of others are not ours to run. */
export function commandsOfWorkflow({ jobs: { publish } }: PublishWorkflow, order: CiOrder): CiCommand[] {
  return publish.steps.flatMap((step) => {
    if ('uses' in step) return [];
    const given = Object.entries({ ...publish.env, ...step.env });
    const environment = Object.fromEntries(given.map(([name, text]) => [name, evaluate(text, order)]));
    return [{ script: step.run, environment }];
  });
}

const dispatchSchema = z.strictObject({ event_type: z.literal('publish'), client_payload: z.unknown() });

/** A text with its expressions worked out, as far as this workflow uses them. */
function evaluate(text: string, { body, settings, secrets }: CiOrder): string {
  return text.replaceAll(/\$\{\{\s*(.+?)\s*\}\}/g, (_, expression: string) => {
    const [context, name = ''] = expression.split('.');
    if (context === 'vars') return settingNamed(settings, name);
    if (context === 'secrets') return settingNamed(secrets, name);
    // An emulator asks for no credential: what the step before hands over is not there.
    if (context === 'steps') return '';
    // GitHub writes JSON with two spaces.
    if (expression === 'toJSON(github.event.client_payload)') {
      return JSON.stringify(dispatchSchema.parse(body).client_payload, null, 2);
    }
    throw new Error(`No test knows what '${expression}' is`);
  });
}
