import type { KindsBefore } from '@kolbiste/kernel';

/**
 * What can happen, by name; a to d are the figures an event carries. The places in the list are the numbers of the kinds;
 * kind 0 is the answer of a player. A thing is named by its id and beside it its card, so that whoever sees the event
 * later can still name it.
 */
export const EVENTS = [
  'answer', // a seat, b option, c procedure, d step
  'deckShuffled', // a seat
  'encounterShuffled', // a cards in it
  'encounterRenewed', // a cards in it
  'heroEntered', // a thing, b card, c seat
  'dialSet', // a seat, b threat
  'firstPlayer', // a seat
  'handDrawn', // a seat, b cards
  'handReplaced', // a seat
  'saw', // a seat, b card, c where (0 drawn, 1 top of the encounter deck, 2 shadow card, 3 searched): only for that seat
  'stageBegan', // a quest card, b stage
  'roundBegan', // a round
  'phaseBegan', // a phase
  'phaseEnded', // a phase
  'roundEnded', // a round
  'windowOpened', // a window, b seat it concerns or -1
  'windowClosed', // a window
  'resourcesGained', // a thing, b card, c how many, d now
  'resourcePaid', // a thing, b card, c left
  'drew', // a seat, b cards left in the deck
  'deckEmpty', // a seat
  'drawForbidden', // a seat, b the card that forbids it
  'played', // a seat, b card, c X or -1
  'entered', // a thing, b card, c seat
  'attached', // a thing, b card, c host, d the host's card
  'used', // a thing or 0, b card, c seat, d ability
  'fired', // a thing or 0, b card, c ability: a forced effect, a response or the text of a revealed card
  'committed', // a thing, b card, c seat
  'uncommitted', // a thing, b card
  'revealed', // a card
  'nothingToReveal',
  'surged', // a card
  'doomed', // a card, b how much
  'cancelled', // a card: what it would do when revealed
  'shadowCancelled', // a card, b enemy, c its card
  'staged', // a thing, b card
  'encounterDiscarded', // a card
  'questResolved', // a willpower, b threat
  'progressed', // a thing or 0 (the stage), b card, c how many, d now
  'explored', // a thing, b card
  'stageCompleted', // a quest card
  'threatRose', // a seat, b by, c now
  'threatFell', // a seat, b by, c now
  'travelled', // a thing, b card
  'stayed', // nobody travels
  'engaged', // a thing, b card, c seat
  'checked', // a seat: has no enemy to engage
  'shadowDealt', // a enemy, b its card, c card (0 = facedown), d shadow cards it has now
  'noShadowLeft', // a enemy, b its card
  'enemyChosen', // a enemy, b card, c attacked seat
  'defended', // a thing, b card, c enemy, d its card
  'undefended', // a enemy, b card, c attacked seat
  'shadowTurned', // a card, b enemy, c its card
  'shadowBlank', // a card
  'attackStruck', // a enemy, b attack, c defense (-1 = undefended), d damage
  'attackEnded', // a enemy, b card: nobody is left to attack, or to be attacked
  'attackDeclared', // a seat, b enemy, c card
  'attacker', // a thing, b card, c enemy, d its card
  'strength', // a seat, b total
  'playerStruck', // a enemy, b strength, c defense, d damage
  'attackFailed', // a enemy, b card: the target or all attackers have left
  'shadowDiscarded', // a card, b enemy, c its card
  'damaged', // a thing, b card, c how much, d left
  'healed', // a thing, b card, c how much, d left
  'destroyed', // a thing, b card, c owner
  'discarded', // a seat (-1 = encounter), b card: from play or from a hand
  'toVictory', // a card, b points
  'removedFromGame', // a card
  'readied', // a thing, b card
  'exhausted', // a thing, b card
  'staysExhausted', // a thing, b card
  'modified', // a thing or ALL_COMMITTED, b card, c stat, d amount
  'muted', // a thing, b card
  'toStaging', // a thing, b card
  'toHand', // a seat, b card
  'intoDeck', // a seat, b card
  'tookControl', // a thing, b card, c seat
  'lookedAtTop', // a seat, b 1 = left on top, 0 = put under
  'searched', // a seat, b cards, c whose
  'banned', // a enemy, b card, c seat it cannot attack
  'manyDefenders', // a seat
  'extraShadow', // a enemy, b card
  'refreshed',
  'firstPassed', // a seat now
  'eliminated', // a seat, b 0 threat 1 heroes
  'won', // a players
  'lost', // a what took them out (one of DEFEATS), b players
  'waveCame', // a wave
  'scored', // a points now
  'combatOver', // a score
  'leftCombat', // a thing, b card: neither defender nor attacker any more
] as const;

export type EventName = (typeof EVENTS)[number];
export const E = Object.fromEntries(EVENTS.map((name, kind) => [name, kind])) as { readonly [K in EventName]: number };

/** Within version 1 the end of a round became an event in the midst of the others, and all behind it were numbered anew. */
export const EVENTS_BEFORE: readonly KindsBefore[] = [
  {
    rulesVersion: '1',
    events: EVENTS.filter((name) => name !== 'roundEnded'),
    mark: EVENTS.indexOf('roundEnded'),
    until: EVENTS.indexOf('phaseEnded'),
  },
];
