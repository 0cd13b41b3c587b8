/** For tests of the kit itself: tests are kept instead of run, and what each says where it does not hold. */

/** A runner that keeps what is registered. */
export function kept(): { tests: Map<string, () => void>; describe: any; it: any } {
  const tests = new Map<string, () => void>();
  const it = (name: string, second: object | (() => void), third?: () => void): void =>
    void tests.set(name, third ?? (second as () => void));
  return { tests, describe: (_name: string, body: () => void) => body(), it };
}

export function failing(tests: ReadonlyMap<string, () => void>): Record<string, string> {
  const out: Record<string, string> = {};
  for (const [name, body] of tests) {
    try {
      body();
    } catch (error) {
      out[name] = (error as Error).message;
    }
  }
  return out;
}
