import { atBeginningOf, card, controllerOf, did, keyword, loseLife, not, triggered, when } from '@spellwright/dsl'

export const cruelReality = card({
  name: 'Cruel Reality',
  cost: '{5}{B}{B}',
  type: 'Enchantment — Aura Curse',
  abilities: [
    keyword({ kind: 'enchant', what: { player: 'any' } }),
    triggered({
      on: atBeginningOf('upkeep', controllerOf('attachedTo')),
      effects: [
        {
          kind: 'sacrificeChoice',
          player: 'eventPlayer',
          filter: { type: ['creature', 'planeswalker'] },
          count: 1,
          as: 'sacrificed',
        },
        when(not(did('sacrificed')), loseLife(5, 'eventPlayer')),
      ],
    }),
  ],
})
