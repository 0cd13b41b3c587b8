/** Czech phrases for whom an instruction works on. */
import type { Case } from '@kolbiste/cardkit/czech';
import type { Whom, WhomWord } from '../../../cards/parts.ts';
import type { Speech } from '../speech.ts';
import { targetFilter } from '../speech.ts';
import { np } from './filter.ts';

const FORMS: readonly Case[] = ['nom', 'gen', 'dat', 'acc', 'ins'];
const WORDS: Readonly<Record<WhomWord, string>> = {
  self: 'tato_karta této_karty této_kartě tuto_kartu touto_kartou',
  bearer: 'nositel nositele nositeli nositele nositelem',
  caster: 'sesilatel sesilatele sesilateli sesilatele sesilatelem',
  target: 'on jeho jemu ho jím',
  target2: 'druhý_z_nich druhého_z_nich druhému_z_nich druhého_z_nich druhým_z_nich',
  subject: 'on jeho jemu ho jím',
  object: 'ten,_kdo_to_udělal toho,_kdo_to_udělal tomu,_kdo_to_udělal toho,_kdo_to_udělal tím,_kdo_to_udělal',
  enemy: 'protivník protivníka protivníkovi protivníka protivníkem',
  attacker: 'útočník útočníka útočníkovi útočníka útočníkem',
  defender: 'obránce obránce obránci obránce obráncem',
  those: 'ty ty těm ty jimi',
  fighter:
    'tvůj_bojovník_v_souboji tvého_bojovníka_v_souboji tvému_bojovníkovi_v_souboji tvého_bojovníka_v_souboji tvým_bojovníkem_v_souboji',
  area: 'oni jich jim je jimi',
  targets: 'všichni_vybraní všech_vybraných všem_vybraným všechny_vybrané všemi_vybranými',
};
const WARRIOR_SELF = 'tento_bojovník tohoto_bojovníka tomuto_bojovníkovi tohoto_bojovníka tímto_bojovníkem';

/** Whether a target is spoken of for the first time. */
export function isNew(w: WhomWord, s: Speech): boolean {
  const at = w === 'target' ? 0 : w === 'target2' ? 1 : -1;
  return at >= 0 && targetFilter(s.targets[at]) !== undefined && !s.said.has(at);
}

const form = (forms: string, c: Case): string => forms.split(' ')[FORMS.indexOf(c)].replaceAll('_', ' ');

/** All warriors of a chosen player in one of his areas. */
function inArea(c: Case, s: Speech): string {
  const [player, area] = s.targets;
  const zones = area !== undefined && 'area' in area ? area.area : [];
  const whose = player !== undefined && 'player' in player && player.player === 'others' ? 'protivníka' : 'hráče';
  return `${np({ zones }, true, c, s, 'všechen')} vybraného ${whose}`;
}

/** Whom an instruction works on, in a case; a target says how it is chosen where it is first spoken of. */
export function whom(w: Whom, c: Case, s: Speech): string {
  if (typeof w !== 'string')
    return w.each.whose === 'bearer' ? np(w.each, false, c, s) : np(w.each, true, c, s, 'všechen');
  if (w === 'area') return inArea(c, s);
  if (w === 'targets') {
    const f = targetFilter(s.targets[0]);
    if (f !== undefined && !s.said.has(0)) {
      s.said.add(0);
      const { upTo } = s.targets[0];
      return `${np(f, true, c, s)} (${upTo === 'any' ? 'libovolný počet' : `nejvýše ${upTo ?? s.targets.length}`})`;
    }
  }
  if (w === 'target' || w === 'target2') {
    const at = w === 'target' ? 0 : 1;
    const f = targetFilter(s.targets[at]);
    if (f !== undefined && !s.said.has(at)) {
      s.said.add(at);
      const fighter = 'participant' in s.targets[at];
      const { against, ...rest } = f;
      return fighter && Object.keys(rest).length === 0
        ? form('účastník účastníka účastníkovi účastníka účastníkem', c).concat(
            ' souboje',
            against === undefined ? '' : ` (proti ${np(against, false, 'dat', s)})`,
          )
        : `${np(f, false, c, s, fighter || f.whose === 'bearer' ? undefined : 'libovolný')}${fighter ? ' v souboji' : ''}`;
    }
  }
  // The second target alone is a card: nobody else could be meant.
  if (w === 'target2' && targetFilter(s.targets[0]) === undefined) return form(WORDS.target, c);
  return form(w === 'self' && s.card.kind === 'warrior' ? WARRIOR_SELF : WORDS[w], c);
}
