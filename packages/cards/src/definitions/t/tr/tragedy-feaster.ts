import { atBeginningOf, card, discardCost, keyword, not, triggered, when } from '@spellwright/dsl'

export const tragedyFeaster = card({
  name: 'Tragedy Feaster',
  cost: '{2}{B}{B}',
  type: 'Creature — Demon',
  power: 7,
  toughness: 6,
  abilities: [
    keyword('trample'),
    keyword({ kind: 'ward', cost: [discardCost()] }),
    triggered({
      abilityWord: 'Infusion',
      on: atBeginningOf('end', 'you'),
      effects: [
        when(not({ kind: 'happened', event: { kind: 'lifeGained', player: 'you' }, when: 'thisTurn' }), {
          kind: 'sacrificeChoice',
          player: 'you',
          filter: {},
          count: 1,
        }),
      ],
    }),
  ],
})
