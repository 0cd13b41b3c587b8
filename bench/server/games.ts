/** The games of the house that are played against our server: one of two seats, and one that four can play. */
import { GAMES } from '@kolbiste/games';

async function gameOf(seats: number) {
  const manifest = GAMES.find((each) => each.online !== null && each.seats.includes(seats));
  if (manifest === undefined) throw new Error(`no game of ${seats} is served`);
  return (await manifest.rules()).game;
}

export const [ofTwo, ofFour] = await Promise.all([gameOf(2), gameOf(4)]);
