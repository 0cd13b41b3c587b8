/** What judgements and habits weigh: points are 1/64 of the logarithm of the odds. */
export const WEIGHTS = {
  promotion: 7,
  destiny: 2, // each of the first ones
  riches: 10, // how many are the first ones
  more: 1,
  warrior: 6, // standing there at all
  value: 2,
  strike: 2,
  armor: 3,
  wounded: 10,
  bare: 22, // nobody who protects
  idle: 16, // all warriors in cover
  hand: 2,
  attached: 5,
  lasting: 8, // a text that will hold
  hidden: 12,
  near: 40, // so close to the target each point counts more
  won: 400, // the target is reached
  needed: 7, // destiny without which the next warrior cannot be played
  enough: 5, // so much of it at most
} as const;
