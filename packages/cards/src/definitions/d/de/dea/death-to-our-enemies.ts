import { activated, anyTarget, card, countersOn, did, sacrificeSelf, tap, the, triggered, when } from '@spellwright/dsl'

export const deathToOurEnemies = card({
  name: 'Death to Our Enemies',
  type: 'Enchantment — Plan',
  cost: '{2}{R}',
  abilities: [
    triggered({
      on: { kind: 'cast', player: 'you', spell: { not: { type: 'creature' } } },
      effects: [
        {
          kind: 'createToken',
          player: 'you',
          count: 1,
          token: {
            colors: [],
            supertypes: [],
            types: ['artifact'],
            subtypes: ['Treasure'],
            abilities: [
              activated({
                cost: [tap, sacrificeSelf],
                effects: [{ kind: 'addMana', player: 'you', mana: { kind: 'anyOneColor', amount: 1 } }],
              }),
            ],
          },
          enters: ['tapped'],
        },
        { kind: 'putCounters', what: 'self', counter: 'plan', count: 1 },
      ],
    }),
    triggered({
      on: { kind: 'countersPut', object: 'self', counter: 'plan' },
      condition: { kind: 'compare', quantity: countersOn('self', 'plan'), is: { atLeast: 4 } },
      effects: [
        { kind: 'sacrifice', what: 'self', as: 'sacrificed' },
        when(did('sacrificed'), {
          kind: 'reflexiveTrigger',
          targets: { targets: { ...anyTarget, count: { min: 1, max: 2 }, divide: 7 } },
          effects: [{ kind: 'dealDamage', amount: 7, to: the('targets'), divided: 'divided' }],
        }),
      ],
    }),
  ],
})
