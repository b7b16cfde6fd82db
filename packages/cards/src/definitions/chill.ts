import { card, costsMore } from '@spellwright/dsl'

export const chill = card({
  name: 'Chill',
  cost: '{1}{U}',
  type: 'Enchantment',
  abilities: [costsMore('eachPlayer', { color: 'R' }, '{2}')],
})
