import { card, enters, gainLife, keyword, loseLife, triggered } from '@spellwright/dsl'

export const highFaeNegotiator = card({
  name: 'High Fae Negotiator',
  cost: '{3}{B}{B}',
  type: 'Creature — Faerie Warlock',
  power: 3,
  toughness: 5,
  abilities: [
    keyword('bargain'),
    keyword('flying'),
    triggered({
      on: enters('self'),
      condition: { kind: 'paid', cost: 'bargain' },
      effects: [loseLife(3, 'opponent'), gainLife(3)],
    }),
  ],
})
