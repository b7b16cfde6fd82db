import { card, continuous, gain, keyword } from '@spellwright/dsl'

export const stoicSphinx = card({
  name: 'Stoic Sphinx',
  cost: '{2}{U}{U}',
  type: 'Creature — Sphinx',
  power: 5,
  toughness: 3,
  abilities: [
    keyword('flash'),
    keyword('flying'),
    continuous({
      condition: { kind: 'happened', event: { kind: 'cast', player: 'you' }, when: 'thisTurn', times: { exactly: 0 } },
      affects: 'self',
      apply: [gain('hexproof')],
    }),
  ],
})
