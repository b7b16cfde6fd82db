import { card, draw, enters, keywords, triggered, youControl } from '@spellwright/dsl'

export const oratorOfOjutai = card({
  name: 'Orator of Ojutai',
  cost: '{1}{W}',
  type: 'Creature — Bird Monk',
  power: 0,
  toughness: 4,
  abilities: [
    {
      kind: 'additionalCost',
      cost: [{ kind: 'reveal', what: { subtype: 'Dragon', zone: 'hand' } }],
      optional: 'may',
      name: 'revealed a Dragon card',
    },
    ...keywords('defender', 'flying'),
    triggered({
      on: enters('self'),
      condition: {
        kind: 'any',
        conditions: [
          { kind: 'paid', cost: 'revealed a Dragon card' },
          { kind: 'asCast', condition: youControl({ subtype: 'Dragon' }) },
        ],
      },
      effects: [draw(1)],
    }),
  ],
})
