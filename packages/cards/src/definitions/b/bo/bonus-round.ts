import { card, spell } from '@spellwright/dsl'

export const bonusRound = card({
  name: 'Bonus Round',
  cost: '{1}{R}{R}',
  type: 'Sorcery',
  abilities: [
    spell({
      effects: [
        {
          kind: 'delayedTrigger',
          on: { kind: 'cast', spell: { type: ['instant', 'sorcery'] } },
          lasts: 'everyTimeThisTurn',
          effects: [{ kind: 'copySpell', what: 'eventObject', count: 1, newTargets: 'may', player: 'eventPlayer' }],
        },
      ],
    }),
  ],
})
