import { card, keyword, mana, spell, youCast } from '@spellwright/dsl'

export const galvanicIteration = card({
  name: 'Galvanic Iteration',
  cost: '{U}{R}',
  type: 'Instant',
  abilities: [
    spell({
      effects: [
        {
          kind: 'delayedTrigger',
          on: youCast({ type: ['instant', 'sorcery'] }),
          lasts: 'onceThisTurn',
          effects: [{ kind: 'copySpell', what: 'eventObject', count: 1, newTargets: 'may' }],
        },
      ],
    }),
    keyword({ kind: 'flashback', cost: [mana('{1}{U}{R}')] }),
  ],
})
