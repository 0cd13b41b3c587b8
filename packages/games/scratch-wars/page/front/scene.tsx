import type { WeaponCard } from '../../src/index.ts';
import { DiscDefs } from '../draw/disc-defs.tsx';
import { FullDisc } from '../draw/wheel-full.tsx';
import './scene.css';

/** A disc for the front page; made up, with one field of almost everything. */
const SHOWPIECE: WeaponCard = {
  kind: '',
  name: '',
  rarity: 3,
  type: 'bow',
  energyCost: 2,
  resistance: 4,
  fields: [
    { colour: 'green', kind: 'heroAttack', value: 4 },
    { colour: 'orange', kind: 'shield', value: 3, resistance: 2 },
    { colour: 'red', kind: 'universalAttack', value: 5 },
    { colour: 'green', kind: 'energy', value: 3 },
    { colour: 'orange', kind: 'weaponAttack', value: 4 },
    { colour: 'green', kind: 'persistentAttack', value: 1, resistance: 3 },
    { colour: 'red', kind: 'heroAttack', value: 7 },
    { colour: 'green', kind: 'heal', value: 2 },
    { colour: 'orange', kind: 'combo', value: 3, resistance: 2 },
  ],
};

/** Planks, and a wheel that sways. */
export function Scene() {
  return (
    <div className="scene-planks">
      <DiscDefs />
      <div className="scene-disc">
        <FullDisc weapon={SHOWPIECE} />
      </div>
    </div>
  );
}
