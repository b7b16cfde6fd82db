import { card, enters, entersTapped, gainLife, oneOf, tapForMana, triggered } from '@spellwright/dsl'

export const bloodfellCaves = card({
  name: 'Bloodfell Caves',
  type: 'Land',
  abilities: [entersTapped, triggered({ on: enters('self'), effects: [gainLife(1)] }), tapForMana(oneOf('{B}', '{R}'))],
})
