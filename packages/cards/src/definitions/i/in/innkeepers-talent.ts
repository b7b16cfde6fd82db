import {
  atBeginningOf,
  card,
  continuous,
  gain,
  mana,
  putCounters,
  replacement,
  target,
  the,
  triggered,
} from '@spellwright/dsl'

export const innkeepersTalent = card({
  name: "Innkeeper's Talent",
  type: 'Enchantment — Class',
  cost: '{1}{G}',
  abilities: [
    triggered({
      on: atBeginningOf('beginCombat', 'you'),
      targets: { creature: target({ type: 'creature', controller: 'you' }) },
      effects: [putCounters('+1/+1', 1, the('creature'))],
    }),
    {
      kind: 'classLevel',
      level: 2,
      cost: [mana('{G}')],
      abilities: [
        continuous({
          affects: { controller: 'you', counters: { counter: 'any', count: { atLeast: 1 } } },
          apply: [gain({ kind: 'ward', cost: [mana('{1}')] })],
        }),
      ],
    },
    {
      kind: 'classLevel',
      level: 3,
      cost: [mana('{3}{G}')],
      abilities: [
        replacement({
          kind: 'putCounters',
          object: {},
          counter: 'any',
          by: 'you',
          players: 'too',
          change: { times: 2 },
        }),
      ],
    },
  ],
})
