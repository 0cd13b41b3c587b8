/** Fills the pool with cards. Whoever plays or shows the game loads this first. */
import { addLasting } from '../atoms/combat.ts';
import { changeDestiny } from '../atoms/points.ts';
import { combatNow } from '../board.ts';
import type { EffectContext } from '../effects/effect-context.ts';
import { playUnderWay } from '../flow/play.ts';
import { UNHURT } from '../pieces.ts';
import { cite } from '../rulebook.ts';
import type { State } from '../state.ts';
import type { GearName, TraitName } from '../vocabulary.ts';
import { DISCARD, EQUIPMENT, FIGHT, GEAR, SPECIAL, STAYS, TRAIT, WARRIOR } from '../vocabulary.ts';
import type { Ability, Card, Step } from './card.ts';
import { INTO_AREA, NOWHERE, ON_WARRIOR, T_PARTICIPANT } from './card.ts';
import { fillPool } from './pool.ts';
import type { Sieve, Static } from './static.ts';
import { ANY, AUTO_KILL, BEARER, FIGURES, OWN, PLUS, SELF } from './static.ts';
import * as T from './timing.ts';

type Figures = readonly [number, number, number, number];

const WARRIORS: readonly (readonly [number, Figures, string])[] = [
  [1015, [3, 3, 3, 3], 'bauhaus'],
  [1085, [1, 3, 5, 3], 'bauhaus'],
  [1157, [2, 2, 3, 2], 'bauhaus'],
  [1136, [4, 6, 4, 5], 'capitol'],
  [1164, [2, 3, 2, 2], 'capitol'],
  [1201, [1, 5, 3, 3], 'capitol'],
  [1273, [3, 4, 4, 4], 'capitol'],
  [1301, [3, 3, 3, 3], 'capitol'],
  [1196, [3, 3, 3, 3], 'cybertronic'],
  [1063, [3, 3, 4, 3], 'cybertronic'],
  [1144, [3, 3, 3, 3], 'imperial'],
  [1048, [4, 2, 3, 3], 'imperial'],
  [1268, [3, 3, 3, 3], 'mishima'],
  [1051, [4, 4, 3, 4], 'mishima'],
  [1274, [10, 3, 8, 8], 'imperial personality'],
  [1035, [4, 4, 4, 5], 'legion algeroth'],
  [1061, [3, 4, 3, 4], 'legion demnogonis'],
  [1040, [1, 3, 2, 2], 'legion ilian'],
  [1123, [5, 8, 7, 8], 'legion algeroth'],
  [1250, [9, 2, 7, 7], 'legion algeroth'],
  [1328, [3, 1, 2, 2], 'legion algeroth'],
  [1341, [7, 2, 6, 6], 'legion muawijhe'],
  [1315, [4, 7, 5, 6], 'legion ilian'],
  [1214, [4, 4, 4, 4], 'legion algeroth'],
  [1221, [8, 5, 4, 7], 'legion ilian'],
];
const GEARS: readonly (readonly [number, Figures, string, string])[] = [
  [1050, [0, 0, 1, 0], '', ''],
  [1053, [0, 0, 4, 0], 'armour', ''],
  [1064, [6, 0, 0, 0], 'fightWeapon', ''],
  [1065, [3, 3, 0, 0], '', ''],
  [1142, [0, 6, 0, 0], 'shootWeapon', ''],
  [1186, [0, 3, 0, 0], 'shootWeapon', ''],
  [1246, [1, 1, 0, 0], 'fightWeapon shootWeapon', ''],
  [1280, [2, 2, 0, 0], 'fightWeapon shootWeapon', 'capitol'],
];

const sieve = (some: Partial<Sieve>): Sieve => ({
  whose: ANY,
  types: 0,
  all: 0,
  some: 0,
  none: 0,
  kinds: [],
  cards: [],
  marks: 0,
  unmarked: 0,
  zones: 0,
  gear: 0,
  least: 0,
  most: 0,
  ...some,
});
const plus = (by: Figures): Static => ({
  what: FIGURES,
  whom: sieve({ whose: BEARER }),
  when: null,
  of: null,
  n: 0,
  layer: PLUS,
  by,
  den: 1,
  single: false,
});
const card = (some: Partial<Card> & Pick<Card, 'id' | 'kind' | 'lays' | 'after'>): Card => ({
  sub: 0,
  traits: 0,
  kinds: [],
  figures: [0, 0, 0, 0],
  rights: 0,
  immune: 0,
  aspects: 0,
  gear: 0,
  unique: false,
  to: null,
  areas: 0,
  copies: 0,
  play: null,
  statics: [],
  abilities: [],
  scripted: true,
  ...some,
});
const ability = (some: Partial<Ability>): Ability => ({
  timing: T.ANY_TIME,
  on: 0,
  about: null,
  actions: 0,
  destiny: 0,
  scale: 0,
  scaleMost: 0,
  promotion: 0,
  when: null,
  targets: [],
  code: [],
  perTurn: 0,
  may: false,
  spends: false,
  ...some,
});

const traitsIn = (words: string): number => {
  const traits = words.split(' ').reduce((all, word) => all | TRAIT[word as TraitName], 0);
  return traits & (TRAIT.legion | TRAIT.tribal) ? traits : traits | TRAIT.doomtrooper;
};
const gearIn = (words: string): number =>
  words === '' ? 0 : words.split(' ').reduce((all, word) => all | GEAR[word as GearName], 0);

const RULE = cite('4.18.1');
const change = (by: Figures): Step => ({
  name: 'change',
  run(s: State, x: EffectContext) {
    const [fight, shoot, armor, value] = by;
    const figures = { fight, shoot, armor, value, den: 1 };
    const until = { until: 0, ends: combatNow(s)?.id ?? 0 };
    const from = { play: x.play, card: x.card, seat: x.seat, piece: x.targets[0] };
    addLasting(s, { ...from, what: FIGURES, n: 0, layer: PLUS, ...figures, ...until }, RULE);
  },
});
const gain: Step = { name: 'gain', run: (s: State, x: EffectContext) => changeDestiny(s, x.seat, 10, RULE) };
const cancel: Step = {
  name: 'cancel',
  run(s: State, x: EffectContext) {
    const answered = playUnderWay(s, x.answers);
    if (answered !== null) answered.cancelled = 1;
  },
};
const save: Step = {
  name: 'save',
  run(s: State, x: EffectContext) {
    const c = combatNow(s);
    if (c === null) return;
    if (c.attacker === x.subject) c.attackerFate = UNHURT;
    else c.defenderFate = UNHURT;
  },
};
const special = (id: number, play: Partial<Ability>, step: Step): Card =>
  card({ id, kind: SPECIAL, lays: NOWHERE, after: DISCARD, play: ability({ ...play, code: [{ step, words: {} }] }) });
const fighter = [{ what: T_PARTICIPANT, of: sieve({}), may: false, harms: false, low: 0, high: 0 }];

fillPool([
  ...WARRIORS.map(([id, figures, words]) =>
    card({
      id,
      kind: WARRIOR,
      lays: INTO_AREA,
      after: STAYS,
      figures,
      traits: traitsIn(words),
      unique: words.includes('personality'),
      statics: id === 1221 ? [{ ...plus([0, 0, 0, 0]), what: AUTO_KILL, whom: sieve({ whose: SELF }), n: FIGHT }] : [],
    }),
  ),
  ...GEARS.map(([id, by, gear, affiliation]) =>
    card({
      id,
      kind: EQUIPMENT,
      lays: ON_WARRIOR,
      after: STAYS,
      gear: gearIn(gear),
      to: sieve({ whose: OWN, all: affiliation === '' ? 0 : TRAIT[affiliation as TraitName] }),
      statics: [plus(by)],
    }),
  ),
  special(1105, { timing: T.DURING_COMBAT, targets: fighter }, change([0, 0, 2, 0])),
  special(1237, { timing: T.DURING_COMBAT, targets: fighter }, change([2, 0, 0, 0])),
  special(1235, {}, gain),
  special(1207, { timing: T.REACTION, on: T.M_PLAYED }, cancel),
  special(1213, { timing: T.REACTION, on: T.M_KILLED, about: sieve({ whose: OWN }) }, save),
]);
