import { card, rule } from '@spellwright/dsl'

export const solemnity = card({
  name: 'Solemnity',
  cost: '{2}{W}',
  type: 'Enchantment',
  abilities: [
    rule({ kind: 'cantGetCounters', player: 'eachPlayer' }),
    rule({ kind: 'cantHaveCounters', what: { type: ['artifact', 'creature', 'enchantment', 'land'] } }),
  ],
})
