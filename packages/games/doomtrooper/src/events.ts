/**
 * What can happen, by name; a to d are the figures an event carries. The places in the list are the numbers of the kinds;
 * kind 0 is the answer of a player. Beside a piece stands its card, 0 where it lies face down.
 */
export const EVENTS = [
  'answer', // a seat, b option, c procedure, d step
  'shuffled', // a seat, b cards
  'dealt', // a seat, b cards
  'saw', // a seat, b card: only for that seat
  'starter', // a seat
  'kept', // a seat
  'showed', // a seat, b card
  'exchanged', // a seat
  'turnBegan', // a seat, b turn
  'turnEnded', // a seat
  'drew', // a seat, b cards, c left in the library
  'destiny', // a seat, b change, c now
  'promotion', // a seat, b change, c now
  'acted', // a seat, b kind of action, c how many, d left of that kind
  'actionsGained', // a seat, b kind of action, c how many
  'actionsLost', // a seat, b how many
  'stepEnded', // a seat
  'entered', // a piece, b card, c seat, d zone
  'attached', // a piece, b card, c bearer, d the bearer's card
  'laid', // a piece, b card, c seat, d zone
  'left', // a piece, b card, c owner, d how (one of GONE)
  'covered', // a piece, b card, c seat
  'uncovered', // a piece, b card, c seat
  'revealed', // a piece, b card, c seat
  'moved', // a piece, b card, c zone, d seat
  'boarded', // a piece, b card, c 1 in 0 out
  'wounded', // a piece, b card, c seat
  'healed', // a piece, b card, c seat, d 1 = of viruses, of no wound
  'saved', // a piece, b card, c seat
  'killed', // a piece, b card, c seat, d value
  'played', // a seat, b card, c destiny paid
  'used', // a piece, b card, c seat, d ability
  'cancelled', // a seat, b card
  'declared', // a seat
  'fighters', // a attacker, b its card, c defender, d its card
  'tactic', // a seat, b tactic
  'zoneChosen', // a seat, b card (0 = none)
  'weaponChosen', // a seat, b card, c bearer's card
  'struck', // a by, b attack, c armor, d whom's card
  'combatEnded', // a 1 = before its time
  'gaveUp', // a seat
  'awarded', // a seat, b points, c as promotion
  'sabotageDeclared', // a seat, b target, c saboteur's card
  'sabotageDone', // a seat, b target, c 1 = success
  'discarded', // a seat, b cards
  'threw', // a seat, b card, c 1 = into cover: only for that seat
  'countdown', // a seat, b own turns left
  'lost', // a seat
  'outpostOpened', // a seat
  'timeCalled', // a turns left
  'tied', // a points
  'won', // a seat, b why, c promotion, d the most of anybody else without a debt (-1 = nobody)
  'drawn',
  'lasts', // a piece, b card that did it, c figure change packed, d what
  'lapsed', // a card
  'given', // a seat who controls now, b card, c piece
  'chose', // a piece, b card, c 1 = of the Legion
  'fulfilled', // a piece, b card, c seat
  'debt', // a seat, b change, c now
  'returned', // a seat, b card, c where (0 hand, 1 library)
  'imprisoned', // a piece, b card, c 1 in 0 free
  'sentOut', // a piece, b card, c 1 out 0 back
  'found', // a seat, b card: shown to all
  'assigned', // a piece, b card, c sergeant's card: all of its name serve under that one
  'searched', // a seat
  'tossed', // a seat, b 0 heads 1 tails
  'peeked', // a seat, b card, c who sees it: for that seat alone
  'barred', // a seat: no attack action in this turn
  'strengthened', // a seat, b card, c destiny paid
  'joined', // a piece, b card, c beside whom, d that one's card
  'unitLost', // a piece, b card: the sergeant has no unit any more
  'hired', // a piece, b card, c the card that works for him
  'picked', // a piece, b card, c the card that has chosen it
  'answered', // a whose hand, b type, c affiliation or card, d 1 = yes
  'unanswered', // a whose hand, b type, c affiliation or card: it is not said
  'planned', // a seat, b attacker's card (0 = no attack), c defender's card, d tactic
  'lookedThrough', // a seat who looks, b whose pile, c 0 library 1 discard pile
  'looked', // a whose pile, b card, c who sees it, d 0 library 1 discard pile: for that seat alone
] as const;
type Name = (typeof EVENTS)[number];
/** Kinds of events by name. */
export const E = Object.fromEntries(EVENTS.map((name, kind) => [name, kind])) as { readonly [N in Name]: number };

/** How a card left play. */
export const [GONE_DISCARDED, GONE_ANNIHILATED, GONE_KILLED, GONE_HAND, GONE_LIBRARY] = [0, 1, 2, 3, 4];
