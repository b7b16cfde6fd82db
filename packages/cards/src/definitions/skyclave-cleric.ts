import { enters, entersTapped, gainLife, tapForMana, triggered, twoFaced } from '@spellwright/dsl'

export const skyclaveCleric = twoFaced(
  'modal_dfc',
  {
    name: 'Skyclave Cleric',
    cost: '{1}{W}',
    type: 'Creature — Kor Cleric',
    power: 1,
    toughness: 3,
    abilities: [triggered({ on: enters('self'), effects: [gainLife(2)] })],
  },
  { name: 'Skyclave Basilica', type: 'Land', abilities: [entersTapped, tapForMana('{W}')] },
)
