/** What habits weigh, found in games by habit alone. */
export const WEIGHTS = {
  // The quest
  revealed: 16, // threat of a card to come, in tenths
  progress: 15,
  dial: 10,
  spread: 3,
  questFight: 3,
  tired: 30,
  newFoe: 10, // expected of the card to come, in tenths
  perFoe: 18, // characters kept for each foe, in tenths
  // Cards and abilities
  ally: 20,
  attachment: 12,
  resources: 40,
  draw: 10,
  healing: 8,
  hurting: 15,
  threatFrom: 30,
  feint: 4,
  bind: 3,
  mute: 10,
  ready: 15,
  revive: 20,
  sneak: 18,
  // Fights
  heroLost: 150,
  heroHurt: 6,
  allyHurt: 3,
  allyLost: 8,
  allyFigures: 6,
  striking: 4,
  shadow: 1,
  undefended: 5,
  engageReady: 2,
  engageThreat: 4,
  engageKill: 8,
  engageAttack: 3,
  slayer: 50,
  quarry: 25,
  // Travel
  travelThreat: 10,
  travelPoints: 1,
  toll: 12,
} as const;
