import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import * as z from 'zod';
import { settingNamed, type CiCommand, type CiTrigger } from './command.ts';

const texts = z.record(z.string(), z.string());

const stepSchema = z.union([
  z.strictObject({
    id: z.string().optional(),
    if: z.string().optional(),
    uses: z.string(),
    with: z.record(z.string(), z.unknown()).optional(),
  }),
  z.strictObject({ run: z.string(), env: texts.default({}) }),
]);

const workflowSchema = z.looseObject({
  on: z.strictObject({ repository_dispatch: z.strictObject({ types: z.array(z.string()) }) }),
  permissions: texts,
  jobs: z.strictObject({
    publish: z.looseObject({ env: texts, environment: z.string(), steps: z.array(stepSchema).min(1) }),
  }),
});

/** The parts of the publishing workflow that these tests run. */
export type PublishWorkflow = z.output<typeof workflowSchema>;

export function readPublishWorkflow(): PublishWorkflow {
  return workflowSchema.parse(parse(readFileSync('.github/workflows/publish.yml', 'utf8')));
}

/** Lists the expressions in a part of the workflow without their braces, such as 'vars.SITE_ADDRESS'. */
export function expressionsIn(part: unknown): string[] {
  return Array.from(JSON.stringify(part).matchAll(/\$\{\{\s*(.+?)\s*\}\}/g), ([, expression = '']) => expression);
}

/** Commands that a runner would run for an event, in order; steps with external actions are left out. */
export function commandsOfWorkflow({ jobs: { publish } }: PublishWorkflow, trigger: CiTrigger): CiCommand[] {
  return publish.steps.flatMap((step) => {
    if ('uses' in step) return [];
    const given = Object.entries({ ...publish.env, ...step.env });
    const environment = Object.fromEntries(given.map(([name, text]) => [name, evaluate(text, trigger)]));
    return [{ shell: ['bash', '-e'], script: step.run, environment }];
  });
}

const dispatchSchema = z.strictObject({ event_type: z.literal('publish'), client_payload: z.unknown() });

/** Evaluates the kinds of expressions that this workflow uses. */
function evaluate(text: string, { body, settings, secrets }: CiTrigger): string {
  return text.replaceAll(/\$\{\{\s*(.+?)\s*\}\}/g, (_, expression: string) => {
    const [context, name = ''] = expression.split('.');
    if (context === 'vars') return settingNamed(settings, name);
    if (context === 'secrets') return settingNamed(secrets, name);
    // Emulators need no credentials, so outputs of the sign-in step are empty.
    if (context === 'steps') return '';
    // GitHub writes JSON with two spaces.
    if (expression === 'toJSON(github.event.client_payload)') {
      return JSON.stringify(dispatchSchema.parse(body).client_payload, null, 2);
    }
    throw new Error(`The expression '${expression}' is not supported by this test`);
  });
}
