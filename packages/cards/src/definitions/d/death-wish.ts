import { card, exile, loseLife, spell } from '@spellwright/dsl'

export const deathWish = card({
  name: 'Death Wish',
  cost: '{1}{B}{B}',
  type: 'Sorcery',
  abilities: [
    spell({
      effects: [
        { kind: 'fromOutside', what: {}, optional: 'may' },
        loseLife({ kind: 'half', quantity: { kind: 'lifeOf', player: 'you' }, round: 'up' }),
        exile('self'),
      ],
    }),
  ],
})
