/** The duel from the start spin to the end (sections 2.1 to 2.3). */
import type { Deck, Profile } from '../../src/index.ts';
import type { Duel, Play, Player, Question, Spin, Weapon } from './table.ts';
import { layOut, loseLife, Over, weaponNamed } from './table.ts';
import { turn } from './turn.ts';

const RULINGS: Profile = {
  tieRespin: 'choose',
  cancelLaid: 'reusable',
  trappedEndsTurn: 'yes',
  persistentBonus: 'chosen',
  shrapnelSecond: 'may',
  shrapnelOwnShield: 'shieldsOnly',
  trapOnLaying: 'yes',
  trappedBonus: 'spent',
  trickCost: 'effective',
  trickLethal: 'permitted',
  printedZero: 'noImpact',
  cancelTime: 'action',
  shieldMalus: 'one',
  persistentMalus: 'sum',
  trapBonus: 'each',
  comboZero: 'noImpact',
};

/** The table before the first spin. */
export function newDuel(decks: readonly Deck[], profile: Partial<Profile>, spin: Spin): Duel {
  return {
    profile: { ...RULINGS, ...profile },
    spin,
    players: decks.map(layOut),
    round: 0,
    starting: 0,
    active: 0,
    actions: 0,
  };
}

/** Plays the whole duel; returns the winner's seat, or `draw`. */
export function* play(duel: Duel): Play<number | 'draw'> {
  try {
    yield* opening(duel);
    for (;;) yield* nextRound(duel);
  } catch (end) {
    if (end instanceof Over) return end.winner;
    throw end;
  }
}

/** Who starts, and the two lives that costs [SW 2.1.1.1] [SW 2.1.1.2] [SW 2.1.1.3] [SW 2.1.1.4]. */
function* opening(duel: Duel): Play {
  let weapons = yield* startWeapons(duel);
  let numbers = weapons.map((weapon) => startNumber(duel, weapon));
  while (numbers[0] === numbers[1]) {
    if (duel.profile.tieRespin === 'choose') weapons = yield* startWeapons(duel);
    numbers = weapons.map((weapon) => startNumber(duel, weapon));
  }
  const winner = numbers[0] > numbers[1] ? 0 : 1;
  const [answer] = yield [{ seat: winner, question: 'duel.chooseStarter', options: ['starts A', 'starts B'] }];
  duel.starting = answer === 'starts A' ? 0 : 1;
  loseLife(duel, duel.players[duel.starting], 2);
}

/** Both choose at the same time; who has a single weapon has nothing to choose. */
function* startWeapons(duel: Duel): Play<Weapon[]> {
  const questions: Question[] = duel.players
    .filter((player) => player.weapons.length > 1)
    .map((player) => ({
      seat: player.seat,
      question: 'duel.chooseStartWeapon',
      options: player.weapons.map((weapon) => `start ${weapon.name}`),
    }));
  const answers = questions.length > 0 ? yield questions : [];
  return duel.players.map((player) => {
    const k = questions.findIndex((each) => each.seat === player.seat);
    return k < 0 ? player.weapons[0] : weaponNamed(player, answers[k].slice('start '.length));
  });
}

/** The number of the field, with its sign, whatever its kind and colour (R6). */
function startNumber(duel: Duel, weapon: Weapon): number {
  const { fields } = weapon.card;
  return fields[duel.spin('startSpin', fields.length)].value;
}

/** One time of day: sudden death from round 9 on, then both turns [SW 2.2.1.4] [SW 2.2.2.1] [SW 2.3.3.2]. */
function* nextRound(duel: Duel): Play {
  duel.round += 1;
  if (duel.round >= 9) suddenDeath(duel.players);
  yield* turn(duel, duel.players[duel.starting]);
  yield* turn(duel, duel.players[1 - duel.starting]);
}

/** Both lose 5 at the same moment; both at 0 or less is a draw [SW 2.3.4.1] [SW 2.3.4.2] (R27, R28). */
function suddenDeath(players: Player[]): void {
  for (const player of players) player.life -= 5;
  const alive = players.filter((player) => player.life > 0);
  if (alive.length === 0) throw new Over('draw');
  if (alive.length === 1) throw new Over(alive[0].seat);
}
