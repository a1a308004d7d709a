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

/** A workflow, as far as its security is looked at. */
export interface Workflow {
  /** Name of its file. */
  readonly file: string;
  /** The file as it stands, with its comments. */
  readonly text: string;
  /** What it says. */
  readonly content: z.output<typeof workflowSchema>;
}

/** A step of a workflow. */
export type WorkflowStep = z.output<typeof stepSchema>;

/** Reads every workflow of the repository; a job that calls the workflow of somebody else is no job with steps, and throws. */
export function readEveryWorkflow(): Workflow[] {
  return readdirSync(FOLDER)
    .filter((file) => /\.ya?ml$/.test(file))
    .map((file) => {
      const text = readFileSync(join(FOLDER, file), 'utf8');
      return { file, text, content: workflowSchema.parse(parse(text)) };
    });
}

/** All steps of a workflow, in order. */
export function stepsOf({ content }: Workflow): WorkflowStep[] {
  return Object.values(content.jobs).flatMap(({ steps }) => steps);
}
