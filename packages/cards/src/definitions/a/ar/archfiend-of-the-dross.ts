import {
  atBeginningOf,
  card,
  countersOn,
  dies,
  keyword,
  loseLife,
  replacement,
  triggered,
  when,
} from '@spellwright/dsl'

export const archfiendOfTheDross = card({
  name: 'Archfiend of the Dross',
  cost: '{2}{B}{B}',
  type: 'Creature — Phyrexian Demon',
  power: 6,
  toughness: 6,
  abilities: [
    keyword('flying'),
    replacement({ kind: 'enters', object: 'self', with: [{ kind: 'counters', counter: 'oil', count: 4 }] }),
    triggered({
      on: atBeginningOf('upkeep', 'you'),
      effects: [
        { kind: 'removeCounters', what: 'self', counter: 'oil', count: 1 },
        when(
          { kind: 'compare', quantity: countersOn('self', 'oil'), is: { exactly: 0 } },
          { kind: 'loseGame', player: 'you' },
        ),
      ],
    }),
    triggered({
      on: dies({ controller: 'opponent', type: 'creature' }),
      effects: [loseLife(2, { controllerOf: 'eventObject' })],
    }),
  ],
})
