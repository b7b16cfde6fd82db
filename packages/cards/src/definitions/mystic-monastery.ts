import { card, entersTapped, oneOf, tapForMana } from '@spellwright/dsl'

export const mysticMonastery = card({
  name: 'Mystic Monastery',
  type: 'Land',
  abilities: [entersTapped, tapForMana(oneOf('{U}', '{R}', '{W}'))],
})
