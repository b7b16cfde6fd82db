import { atBeginningOf, card, triggered } from '@spellwright/dsl'

export const bottomlessPit = card({
  name: 'Bottomless Pit',
  cost: '{1}{B}{B}',
  type: 'Enchantment',
  abilities: [
    triggered({
      on: atBeginningOf('upkeep', 'eachPlayer'),
      effects: [{ kind: 'discard', player: 'eventPlayer', count: 1, how: 'random' }],
    }),
  ],
})
