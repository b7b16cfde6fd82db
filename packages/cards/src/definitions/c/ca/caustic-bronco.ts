import { attacks, card, keyword, loseLife, manaValueOf, matches, not, put, the, triggered } from '@spellwright/dsl'

export const causticBronco = card({
  name: 'Caustic Bronco',
  cost: '{1}{B}',
  type: 'Creature — Snake Horse Mount',
  power: 2,
  toughness: 2,
  abilities: [
    triggered({
      on: attacks('self'),
      effects: [
        { kind: 'lookAtTop', player: 'you', count: 1, as: 'revealed', reveal: 'reveal' },
        put('hand', the('revealed'), { as: 'card' }),
        {
          kind: 'if',
          condition: not(matches('self', { is: 'saddled' })),
          then: [loseLife(manaValueOf(the('card')))],
          else: [loseLife(manaValueOf(the('card')), 'opponent')],
        },
      ],
    }),
    keyword({ kind: 'saddle', count: 3 }),
  ],
})
