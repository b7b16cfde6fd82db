import { card, keyword, loseLife, triggered } from '@spellwright/dsl'

export const guiltfeeder = card({
  name: 'Guiltfeeder',
  cost: '{3}{B}{B}',
  type: 'Creature — Horror',
  power: 0,
  toughness: 4,
  abilities: [
    keyword('fear'),
    triggered({
      on: { kind: 'attacksUnblocked', object: 'self' },
      effects: [loseLife({ kind: 'cardsIn', zone: 'graveyard', player: 'defendingPlayer' }, 'defendingPlayer')],
    }),
  ],
})
