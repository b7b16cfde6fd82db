import { all, card, destroy, explore, keyword, payLife, powerOf, triggered, when } from '@spellwright/dsl'

export const amaliaBenavidesAguirre = card({
  name: 'Amalia Benavides Aguirre',
  type: 'Legendary Creature — Vampire Scout',
  cost: '{W}{B}',
  power: 2,
  toughness: 2,
  abilities: [
    keyword({ kind: 'ward', cost: [payLife(3)] }),
    triggered({
      on: { kind: 'lifeGained', player: 'you' },
      effects: [
        explore('self'),
        when(
          { kind: 'compare', quantity: powerOf('self'), is: { exactly: 20 } },
          destroy(all({ type: 'creature', other: true })),
        ),
      ],
    }),
  ],
})
