import { atBeginningOf, card, matches, the, triggered, when } from '@spellwright/dsl'

export const galvanoth = card({
  name: 'Galvanoth',
  cost: '{3}{R}{R}',
  type: 'Creature — Beast',
  power: 3,
  toughness: 3,
  abilities: [
    triggered({
      on: atBeginningOf('upkeep', 'you'),
      effects: [
        {
          kind: 'may',
          player: 'you',
          effects: [{ kind: 'lookAtTop', player: 'you', count: 1, as: 'top' }],
          then: [
            when(matches(the('top'), { type: ['instant', 'sorcery'] }), {
              kind: 'castCard',
              what: the('top'),
              player: 'you',
              cost: 'free',
              optional: 'may',
            }),
          ],
        },
      ],
    }),
  ],
})
