import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import * as z from 'zod';

const FOLDER = '.github/workflows';

const texts = z.record(z.string(), z.unknown());

const stepSchema = z.looseObject({
  uses: z.string().optional(),
  run: z.string().optional(),
  with: texts.default({}),
  env: texts.default({}),
});

const workflowSchema = z.looseObject({
  on: z.union([z.string(), z.array(z.string()), texts]),
  permissions: texts.optional(),
  env: texts.default({}),
  jobs: z.record(
    z.string(),
    z.looseObject({
      permissions: texts.optional(),
      environment: z.unknown().optional(),
      env: texts.default({}),
      'timeout-minutes': z.number().optional(),
      steps: z.array(stepSchema),
    }),
  ),
});

/** The parts of a workflow that the security tests check. */
export interface Workflow {
  readonly file: string;
  /** The file with its comments. */
  readonly text: string;
  readonly content: z.output<typeof workflowSchema>;
}

export type WorkflowStep = z.output<typeof stepSchema>;

/** Reads all workflows; throws for a job without steps, which is how a job calls an external workflow. */
export function readWorkflows(): Workflow[] {
  return readdirSync(FOLDER)
    .filter((file) => /\.ya?ml$/.test(file))
    .map((file) => {
      const text = readFileSync(join(FOLDER, file), 'utf8');
      return { file, text, content: workflowSchema.parse(parse(text)) };
    });
}

/** Steps of all jobs, in order. */
export function stepsOf({ content }: Workflow): WorkflowStep[] {
  return Object.values(content.jobs).flatMap(({ steps }) => steps);
}
