import { card, destroy, spell, target, the } from '@spellwright/dsl'

export const eliminate = card({
  name: 'Eliminate',
  cost: '{1}{B}',
  type: 'Instant',
  abilities: [
    spell({
      targets: { victim: target({ type: ['creature', 'planeswalker'], manaValue: { atMost: 3 } }) },
      effects: [destroy(the('victim'))],
    }),
  ],
})
