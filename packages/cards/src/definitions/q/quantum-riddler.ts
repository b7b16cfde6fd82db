import { card, draw, enters, keyword, mana, replacement, triggered } from '@spellwright/dsl'

export const quantumRiddler = card({
  name: 'Quantum Riddler',
  cost: '{3}{U}{U}',
  type: 'Creature — Sphinx',
  power: 4,
  toughness: 6,
  abilities: [
    keyword('flying'),
    triggered({ on: enters('self'), effects: [draw(1)] }),
    replacement(
      { kind: 'drawCards', player: 'you', change: { plus: 1 } },
      { condition: { kind: 'compare', quantity: { kind: 'cardsIn', zone: 'hand', player: 'you' }, is: { atMost: 1 } } },
    ),
    keyword({ kind: 'warp', cost: [mana('{1}{U}')] }),
  ],
})
