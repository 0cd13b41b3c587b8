/**
 * What can happen, by name; a to d are the figures an event carries. The places in the list are the numbers of the
 * kinds; kind 0 is the answer of a player. A creature is a seat, or -1 minus the number of an enemy. Appended only.
 */
export const EVENTS = [
  'answer', // a seat, b option, c procedure, d step
  'combatBegan', // a kind of room
  'enemyCame', // a enemy, b card, c row
  'roundBegan', // a round
  'energySet', // a seat, b energy
  'blockReset', // a creature, b block lost
  'drew', // a seat, b face: for its seat alone
  'drewHidden', // a seat, b cards in hand
  'shuffled', // a seat, b cards in the draw pile
  'nothingDrawn', // a seat, b 0 piles empty 1 forbidden
  'rolled', // a result
  'dieChanged', // a seat, b relic, c result
  'dieFixed', // a result
  'played', // a seat, b face, c energy paid
  'aimed', // a seat, b 0 enemy 1 row 2 hero, c which
  'hit', // a creature hitting, b creature hit, c damage, d HP lost
  'blocked', // a creature, b block used, c block left
  'hurt', // a creature, b HP lost, c HP left: not by a hit
  'healed', // a creature, b HP gained, c HP now
  'gainedBlock', // a creature, b gained, c now
  'gainedEnergy', // a seat, b gained, c now
  'gainedToken', // a creature, b kind of token, c gained, d now
  'lostToken', // a creature, b kind of token, c lost, d now
  'capped', // a creature, b kind of token (-1 energy, -2 block), c how many were lost to the cap
  'supplyEmpty', // a kind of token, b how many were not there
  'discardedCard', // a seat, b face
  'exhausted', // a seat, b face
  'putAway', // a seat, b face, c pile
  'handDiscarded', // a seat, b cards
  'retained', // a seat, b face
  'moved', // a seat, b face, c pile from, d pile to
  'looked', // a seat, b face: for its seat alone
  'statusGained', // a seat, b face, c pile
  'statusGone', // a seat, b face: back to the common deck
  'stanceEntered', // a seat, b stance
  'orbChanneled', // a seat, b orb
  'orbEvoked', // a seat, b orb
  'orbsRemoved', // a seat, b orbs
  'shivThrown', // a seat, b left
  'miracleUsed', // a seat, b left
  'turnEnded', // a seat
  'playPhaseEnded',
  'effectBegan', // a creature, b kind of source, c source
  'enemyActed', // a enemy, b slot or face of the die
  'cubeMoved', // a enemy, b slot
  'enemyDied', // a enemy, b card, c row
  'enemyLeft', // a enemy, b card, c row
  'abilityFired', // a enemy, b ability
  'combatWon',
  'heroDied', // a seat
  'lost',
  'won', // a act
  'rowsSwitched', // a seat, b seat
  'blessed', // a seat, b card of Neow
  'goldGained', // a seat, b gained, c now
  'goldPaid', // a seat, b paid, c now
  'goldLost', // a seat, b lost, c now
  'rewardOffered', // a seat, b kind of reward
  'rewardSeen', // a seat, b kind of reward, c card
  'rewardDeclined', // a seat, b kind of reward
  'cardGained', // a seat, b face
  'cardRemoved', // a seat, b face
  'cardUpgraded', // a seat, b face it becomes
  'cardTransformed', // a seat, b face it was, c face it becomes
  'relicGained', // a seat, b relic
  'relicLost', // a seat, b relic
  'relicUsed', // a seat, b relic
  'potionGained', // a seat, b potion
  'potionUsed', // a seat, b potion
  'potionGone', // a seat, b potion, c 0 discarded 1 handed over, d to whom
  'actBegan', // a act, b boss as far as it is known (0 = face down)
  'voted', // a seat, b node
  'movedUp', // a node, b kind of room
  'eventRevealed', // a event
  'optionTaken', // a seat, b event, c option
  'rested', // a seat, b HP that resting heals
  'smithed', // a seat, b face
  'merchantCame',
  'bought', // a seat, b kind of ware, c which, d price
  'repeated', // a seat, b face
  'resolvedAlone', // a seat, b face: played by an effect, without its cost
  'couldNotPlay', // a seat, b face: put away without effect
  'prevented', // a creature, b HP that is not lost
  'modeChanged', // a enemy, b mode
  'enemyBack', // a enemy, b HP
  'upgradedGain', // a seat, b relic, c face
  'scried', // a seat, b cards looked at, c put away
  'keyGained', // a key
  'orbLacking', // a seat, b orb, c 0 no cube is left 1 no slot for it
  'slotsGained', // a seat, b gained, c now
  'stanceStays', // a seat, b stance: it was in it already
  'levelApplied', // a level of ascension, b seat (-1 = all)
  'changeInForce', // a change of the rules
  'actWon', // a act
  'bossRevealed', // a card
  'tokenRevealed', // a node, b kind of room
  'goOnVoted', // a seat, b 1 on 0 stop
  'actPrepared', // a act
  'rewardsShuffled', // a seat, b cards
  'rowTaken', // a seat, b row
  'attached', // a seat, b face, c the enemy beside which it lies
  'quickRow', // a row of the table, b how often it was gained before
  'achieved', // a achievement
  'boxesEarned', // a seat, b boxes
  'levelUnlocked', // a level of ascension
  'heroFell', // a seat: the others fight on
  'gainPrevented', // a seat, b 0 gold 1 potion 2 curse, c how many: something forbids to gain them
  'notPaid', // a seat, b gold that was missing
  'relicShown', // a seat, b relic
  'swapped', // a seat, b seat
  'courierBrought', // a seat, b item
  'choiceDeclined', // a seat: no card is changed
  'burningLaid', // among the tokens of the map
  'unaffected', // a creature, b kind of token
  'wentUnder', // a 0 wares 1 cards of enemies 2 the event: under their decks
] as const;

/** Numbers of the kinds. */
export const E = Object.fromEntries(EVENTS.map((name, kind) => [name, kind])) as {
  readonly [K in (typeof EVENTS)[number]]: number;
};

/** Kinds of tokens in events. */
export const TOKENS = ['strength', 'weak', 'vulnerable', 'poison', 'shiv', 'miracle', 'cube'] as const;
export const [T_STRENGTH, T_WEAK, T_VULNERABLE, T_POISON, T_SHIV, T_MIRACLE, T_CUBE] =
  TOKENS.keys() as unknown as number[];
