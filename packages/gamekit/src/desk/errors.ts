/** Exit codes of the command. */
export const EXIT = {
  ok: 0,
  /** An expectation does not hold, a replay differs, engines disagree. */
  failed: 1,
  /** What was given cannot be used: arguments, files, the place to write to. */
  bad: 2,
  /** A replay of another version of the rules. */
  otherRules: 3,
} as const;

/** What a user can put right: shown as its message alone. The message says what, where, what was expected and what helps. */
export class UserError extends Error {
  readonly exitCode: number;
  constructor(message: string, exitCode: number = EXIT.bad) {
    super(message);
    this.exitCode = exitCode;
  }
}

/** The message of anything that was thrown. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** The code of a system error, such as ENOENT. */
export function codeOf(error: unknown): string {
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code === 'string' ? code : '';
}
