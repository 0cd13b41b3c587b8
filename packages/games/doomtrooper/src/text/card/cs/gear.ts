/** What a piece of equipment is, in Czech. */
import type { GearName } from '../../../vocabulary.ts';

const GEAR: Readonly<Record<GearName, string>> = {
  fightWeapon: 'ZÁPASNICKÁ ZBRAŇ',
  shootWeapon: 'STŘELNÁ ZBRAŇ',
  specialWeapon: 'SPECIÁLNÍ ZBRAŇ',
  armour: 'BRNĚNÍ',
  vehicle: 'VOZIDLO',
  airship: 'VZDUŠNÝ KORÁB',
  submarine: 'PONORKA',
  poison: 'JED',
  noOtherWeapons: 'nositel nesmí používat jiné zbraně',
  noOtherEquipment: 'nositel uvnitř nesmí používat jiné vybavení',
  fixed: 'nelze ji NIKDY přesunout k jinému bojovníkovi',
  upgrade: 'přikládá se k jinému vybavení',
};
/** What a piece of equipment is. */
export const gear = (list: readonly GearName[]): string[] =>
  list.includes('fightWeapon') && list.includes('shootWeapon')
    ? [
        'ZÁPASNICKÁ/STŘELNÁ ZBRAŇ',
        ...list.filter((each) => each !== 'fightWeapon' && each !== 'shootWeapon').map((each) => GEAR[each]),
      ]
    : list.map((each) => GEAR[each]);
