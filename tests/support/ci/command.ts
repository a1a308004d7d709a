/** A shell command of a CI. */
export interface CiCommand {
  /** Shell of the service and its options. */
  readonly shell: readonly string[];
  readonly script: string;
  readonly environment: Readonly<Record<string, string>>;
}

/** The call that starts a CI, with the CI's settings. */
export interface CiTrigger {
  /** Body sent by the build hook. */
  readonly body: unknown;
  /** Settings by name, from docs/deploy.md. */
  readonly settings: Readonly<Record<string, string>>;
  readonly secrets: Readonly<Record<string, string>>;
}

/** Throws for a missing setting; a CI would insert an empty text, and the job would fail elsewhere. */
export function settingNamed(settings: Readonly<Record<string, string>>, name: string): string {
  const value = settings[name];
  if (value === undefined) throw new Error(`No setting is named '${name}'`);
  return value;
}
