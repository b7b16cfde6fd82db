import { atBeginningOf, card, keyword, putCounters, tapIt, triggered } from '@spellwright/dsl'

export const desecrationDemon = card({
  name: 'Desecration Demon',
  cost: '{2}{B}{B}',
  type: 'Creature — Demon',
  power: 6,
  toughness: 6,
  abilities: [
    keyword('flying'),
    triggered({
      on: atBeginningOf('beginCombat', 'eachPlayer'),
      effects: [
        {
          kind: 'may',
          player: 'opponent',
          effects: [{ kind: 'sacrificeChoice', player: 'opponent', filter: { type: 'creature' }, count: 1 }],
          then: [tapIt('self'), putCounters('+1/+1', 1, 'self')],
        },
      ],
    }),
  ],
})
