import { activated, addMana, anyNumber, card, count, tap, the } from '@spellwright/dsl'

export const metalworker = card({
  name: 'Metalworker',
  cost: '{3}',
  type: 'Artifact Creature — Construct',
  power: 1,
  toughness: 2,
  abilities: [
    activated({
      cost: [tap],
      effects: [
        {
          kind: 'choose',
          player: 'you',
          from: { type: 'artifact', zone: 'hand', owner: 'you' },
          count: anyNumber,
          as: 'chosen',
        },
        { kind: 'reveal', what: the('chosen') },
        addMana({ kind: 'fixed', mana: '{C}{C}', times: count({ zone: 'hand', among: the('chosen') }) }),
      ],
    }),
  ],
})
