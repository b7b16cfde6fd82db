import { activated, card, countersOn, putCounters, tap, the, triggered, upTo } from '@spellwright/dsl'

export const ladyOctopusInspiredInventor = card({
  name: 'Lady Octopus, Inspired Inventor',
  cost: '{U}',
  type: 'Legendary Creature — Human Scientist Villain',
  power: 0,
  toughness: 2,
  abilities: [
    triggered({
      on: {
        kind: 'either',
        events: [
          { kind: 'drawn', player: 'you', nth: 1 },
          { kind: 'drawn', player: 'you', nth: 2 },
        ],
      },
      effects: [putCounters('ingenuity', 1, 'self')],
    }),
    activated({
      cost: [tap],
      effects: [
        {
          kind: 'choose',
          player: 'you',
          from: { zone: 'hand', type: 'artifact', manaValue: { atMost: countersOn('self', 'ingenuity') } },
          whose: 'you',
          count: upTo(1),
          as: 'card',
        },
        { kind: 'castCard', what: the('card'), player: 'you', cost: 'free', optional: 'may', as: 'cast' },
      ],
    }),
  ],
})
