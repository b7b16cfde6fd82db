import { card, entersTapped, oneOf, tapForMana } from '@spellwright/dsl'

export const frontierBivouac = card({
  name: 'Frontier Bivouac',
  type: 'Land',
  abilities: [entersTapped, tapForMana(oneOf('{G}', '{U}', '{R}'))],
})
