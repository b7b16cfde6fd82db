import { all, card, destroy, spell } from '@spellwright/dsl'

export const tranquilDomain = card({
  name: 'Tranquil Domain',
  cost: '{1}{G}',
  type: 'Instant',
  abilities: [spell({ effects: [destroy(all({ type: 'enchantment', not: { subtype: 'Aura' } }))] })],
})
