import { activated, card, count, createToken, draw, enters, mana, the, token, triggered } from '@spellwright/dsl'

const elemental = token({ colors: ['R'], type: 'Creature — Elemental', power: 1, toughness: 1 })

export const seasonedPyromancer = card({
  name: 'Seasoned Pyromancer',
  cost: '{1}{R}{R}',
  type: 'Creature — Human Shaman',
  power: 2,
  toughness: 2,
  abilities: [
    triggered({
      on: enters('self'),
      effects: [
        { kind: 'discard', player: 'you', count: 2, how: 'choice', as: 'discarded' },
        draw(2),
        createToken(count({ among: the('discarded'), not: { type: 'land' } }), elemental),
      ],
    }),
    activated({
      zone: 'graveyard',
      cost: [mana('{3}{R}{R}'), { kind: 'exile', what: 'self' }],
      effects: [createToken(2, elemental)],
    }),
  ],
})
