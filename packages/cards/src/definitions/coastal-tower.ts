import { card, entersTapped, oneOf, tapForMana } from '@spellwright/dsl'

export const coastalTower = card({
  name: 'Coastal Tower',
  type: 'Land',
  abilities: [entersTapped, tapForMana(oneOf('{W}', '{U}'))],
})
