import { card, draw, loseLife, replacement } from '@spellwright/dsl'

export const bloodScrivener = card({
  name: 'Blood Scrivener',
  cost: '{1}{B}',
  type: 'Creature — Zombie Wizard',
  power: 2,
  toughness: 1,
  abilities: [
    replacement(
      { kind: 'draw', player: 'you', instead: [draw(2), loseLife(1)] },
      {
        condition: { kind: 'compare', quantity: { kind: 'cardsIn', zone: 'hand', player: 'you' }, is: { exactly: 0 } },
      },
    ),
  ],
})
