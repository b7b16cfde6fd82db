import { card, returnTo, spell, the, upTo } from '@spellwright/dsl'

export const midnightTilling = card({
  name: 'Midnight Tilling',
  cost: '{1}{G}',
  type: 'Instant',
  abilities: [
    spell({
      effects: [
        { kind: 'mill', player: 'you', count: 4, as: 'milled' },
        {
          kind: 'chooseAmong',
          player: 'you',
          among: the('milled'),
          filter: { is: 'permanentCard' },
          count: upTo(1),
          as: 'card',
        },
        returnTo('hand', the('card')),
      ],
    }),
  ],
})
