import {
  activated,
  attacks,
  card,
  createToken,
  exactly,
  exile,
  loyalty,
  ownerOf,
  returnTo,
  target,
  the,
  token,
  triggered,
  upTo,
} from '@spellwright/dsl'

export const ashiokNightmareMuse = card({
  name: 'Ashiok, Nightmare Muse',
  cost: '{3}{U}{B}',
  type: 'Legendary Planeswalker — Ashiok',
  loyalty: 5,
  abilities: [
    activated({
      cost: [loyalty(1)],
      effects: [
        createToken(
          1,
          token({
            colors: ['U', 'B'],
            type: 'Creature — Nightmare',
            power: 2,
            toughness: 3,
            abilities: [
              triggered({
                on: { kind: 'either', events: [attacks('self'), { kind: 'blocks', object: 'self' }] },
                effects: [
                  { kind: 'lookAtTop', player: 'opponent', count: 2, as: 'top', unseen: 'unseen' },
                  exile(the('top')),
                ],
              }),
            ],
          }),
        ),
      ],
    }),
    activated({
      cost: [loyalty(-3)],
      targets: { permanent: target({ not: { type: 'land' } }) },
      effects: [
        returnTo('hand', the('permanent')),
        {
          kind: 'choose',
          player: ownerOf(the('permanent')),
          from: { zone: 'hand' },
          whose: ownerOf(the('permanent')),
          count: exactly(1),
          as: 'card',
          hidden: 'hidden',
        },
        exile(the('card')),
      ],
    }),
    activated({
      cost: [loyalty(-7)],
      effects: [
        {
          kind: 'choose',
          player: 'you',
          from: { zone: 'exile', owner: 'opponent', is: 'faceUp', not: { type: 'land' } },
          count: upTo(3),
          as: 'cards',
        },
        {
          kind: 'forEach',
          what: the('cards'),
          as: 'card',
          effects: [{ kind: 'castCard', what: the('card'), player: 'you', cost: 'free', optional: 'may', as: 'cast' }],
        },
      ],
    }),
  ],
})
