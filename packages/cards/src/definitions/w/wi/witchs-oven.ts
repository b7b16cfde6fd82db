import { activated, card, createToken, FOOD, sacrifice, tap, the, toughnessOf } from '@spellwright/dsl'

export const witchsOven = card({
  name: "Witch's Oven",
  type: 'Artifact',
  cost: '{1}',
  abilities: [
    activated({
      cost: [tap, sacrifice({ type: 'creature' }, 'sacrificed')],
      effects: [
        createToken(
          {
            kind: 'if',
            condition: { kind: 'compare', quantity: toughnessOf(the('sacrificed')), is: { atLeast: 4 } },
            then: 2,
            else: 1,
          },
          FOOD,
        ),
      ],
    }),
  ],
})
