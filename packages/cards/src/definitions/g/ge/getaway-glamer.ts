import {
  atBeginningOf,
  card,
  destroy,
  exile,
  mana,
  powerOf,
  returnTo,
  spell,
  target,
  the,
  when,
} from '@spellwright/dsl'

export const getawayGlamer = card({
  name: 'Getaway Glamer',
  cost: '{W}',
  type: 'Instant',
  abilities: [
    spell({
      modes: {
        min: 1,
        max: 2,
        keyword: 'spree',
        options: [
          {
            cost: [mana('{1}')],
            targets: { first: target({ type: 'creature', is: 'nontoken' }) },
            effects: [
              exile(the('first'), { as: 'exiled' }),
              {
                kind: 'delayedTrigger',
                on: atBeginningOf('end', 'eachPlayer'),
                lasts: 'once',
                effects: [returnTo('battlefield', the('exiled'))],
              },
            ],
          },
          {
            cost: [mana('{2}')],
            targets: { second: target({ type: 'creature' }) },
            effects: [
              when(
                {
                  kind: 'compare',
                  quantity: powerOf(the('second')),
                  is: { atLeast: { kind: 'greatest', value: 'power', of: { type: 'creature' } } },
                },
                destroy(the('second')),
              ),
            ],
          },
        ],
      },
      effects: [],
    }),
  ],
})
