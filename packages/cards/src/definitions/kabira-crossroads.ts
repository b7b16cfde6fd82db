import { card, enters, entersTapped, gainLife, tapForMana, triggered } from '@spellwright/dsl'

export const kabiraCrossroads = card({
  name: 'Kabira Crossroads',
  type: 'Land',
  abilities: [entersTapped, triggered({ on: enters('self'), effects: [gainLife(2)] }), tapForMana('{W}')],
})
