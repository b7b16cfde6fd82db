import { atBeginningOf, card, draw, keyword, loseLife, mana, triggered } from '@spellwright/dsl'

export const asylumVisitor = card({
  name: 'Asylum Visitor',
  cost: '{1}{B}',
  type: 'Creature — Vampire Wizard',
  power: 3,
  toughness: 1,
  abilities: [
    triggered({
      on: atBeginningOf('upkeep', 'eachPlayer'),
      condition: {
        kind: 'compare',
        quantity: { kind: 'cardsIn', zone: 'hand', player: 'eventPlayer' },
        is: { exactly: 0 },
      },
      effects: [draw(1), loseLife(1)],
    }),
    keyword({ kind: 'madness', cost: [mana('{1}{B}')] }),
  ],
})
