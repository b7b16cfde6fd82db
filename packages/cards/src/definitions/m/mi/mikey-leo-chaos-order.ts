import { card, draw, triggered } from '@spellwright/dsl'

export const mikeyLeoChaosOrder = card({
  name: 'Mikey & Leo, Chaos & Order',
  cost: '{G/W}{G/W}',
  type: 'Legendary Creature — Mutant Ninja Turtle',
  power: 2,
  toughness: 2,
  abilities: [
    triggered({
      on: {
        kind: 'countersPut',
        object: { type: 'creature', controller: 'you' },
        counter: 'any',
        by: 'you',
        batch: 'oneOrMore',
      },
      limit: { times: 1, per: 'turn' },
      effects: [draw(1)],
    }),
  ],
})
