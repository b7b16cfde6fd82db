import { card, enters, gainLife, keyword, triggered } from '@spellwright/dsl'

export const linvalaThePreserver = card({
  name: 'Linvala, the Preserver',
  cost: '{4}{W}{W}',
  type: 'Legendary Creature — Angel',
  power: 5,
  toughness: 5,
  abilities: [
    keyword('flying'),
    triggered({
      on: enters('self'),
      condition: {
        kind: 'compare',
        quantity: { kind: 'lifeOf', player: 'opponent' },
        is: { moreThan: { kind: 'lifeOf', player: 'you' } },
      },
      effects: [gainLife(5)],
    }),
    triggered({
      on: enters('self'),
      condition: {
        kind: 'compare',
        quantity: { kind: 'count', of: { type: 'creature', controller: 'opponent' } },
        is: { moreThan: { kind: 'count', of: { type: 'creature', controller: 'you' } } },
      },
      effects: [
        {
          kind: 'createToken',
          player: 'you',
          count: 1,
          token: {
            colors: ['W'],
            power: 3,
            toughness: 3,
            supertypes: [],
            types: ['creature'],
            subtypes: ['Angel'],
            abilities: [keyword('flying')],
          },
        },
      ],
    }),
  ],
})
