/** What a virus does and how it spreads, in words. */
import type { Whom } from '../../cards/parts.ts';
import type { Text } from '../../verbs/terms.ts';
import * as czech from './cs/kit.ts';
import * as english from './en/kit.ts';
import type { Speech } from './speech.ts';

interface VirusWords {
  virus: Whom;
  do: Text;
  again?: true;
  spreads?: 'later' | 'atOnce';
}

export function cs({ virus, do: does, again, spreads }: VirusWords, s: Speech): string {
  const whom = typeof virus === 'string' ? czech.whom(virus, 'nom', s) : czech.np(virus.each, false, 'nom', s, 'každý');
  const told = `VIRUS má ${whom}: ${czech.clauses(does, s)}${again ? ', a to znovu při každém tvém dobírání karet' : ''}`;
  if (spreads === undefined) return told;
  const others = czech.np({ all: ['doomtrooper'] }, false, 'acc', s, 'každý');
  return `${told}; ${spreads === 'later' ? 'po celém kole' : 'ihned'} se přenese na ${others} téhož hráče ve stejné oblasti`;
}

export function en({ virus, do: does, again, spreads }: VirusWords, s: Speech): string {
  const whom = typeof virus === 'string' ? english.whom(virus, s) : `each ${english.np(virus.each, false, s)}`;
  const told = `${whom} has the VIRUS: ${english.clauses(does, s)}${again ? ', and again in each of your draw steps' : ''}`;
  if (spreads === undefined) return told;
  const others = english.np({ all: ['doomtrooper'] }, false, s);
  return `${told}; ${spreads === 'later' ? 'after a full turn' : 'at once'} it spreads to each other ${others} of the same player in the same area`;
}
