/** Every switch has its row in the docs and a scenario for each of its readings, which no other reading passes. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describeSwitches } from '@kolbiste/testkit';
import { describe, it } from 'vitest';
import { SWITCHES } from '../src/index.ts';
import { scenarioAdapter } from '../src/scenario.ts';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

describeSwitches(
  { describe, it },
  {
    switches: SWITCHES,
    docs: readFileSync(at('../../../../docs/tmmstone-cards.md'), 'utf8'),
    adapter: scenarioAdapter,
    folder: at('../scenarios'),
  },
);
