/** A command that a CI runs, as it hands it to a shell. */
export interface CiCommand {
  /** The lines of the shell. */
  readonly script: string;
  /** What the CI puts into its environment. */
  readonly environment: Readonly<Record<string, string>>;
}

/** What a CI is asked to do: what arrived, and what stands in its settings. */
export interface CiOrder {
  /** The body with which the hook called it. */
  readonly body: unknown;
  /** Settings by name, as docs/deploy.md asks for them. */
  readonly settings: Readonly<Record<string, string>>;
  /** Secrets by name. */
  readonly secrets: Readonly<Record<string, string>>;
}

/** A value by its name; a CI would put an empty text there, and the job would fail for a reason that is hard to find. */
export function settingNamed(settings: Readonly<Record<string, string>>, name: string): string {
  const value = settings[name];
  if (value === undefined) throw new Error(`Nothing is set for '${name}'`);
  return value;
}
