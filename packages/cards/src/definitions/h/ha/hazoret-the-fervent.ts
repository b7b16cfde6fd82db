import { activated, card, dealDamage, discardCost, keywords, mana, players, rule } from '@spellwright/dsl'

export const hazoretTheFervent = card({
  name: 'Hazoret the Fervent',
  cost: '{3}{R}',
  type: 'Legendary Creature — God',
  power: 5,
  toughness: 4,
  abilities: [
    ...keywords('indestructible', 'haste'),
    rule(
      { kind: 'cantAttack', what: 'self' },
      {
        condition: { kind: 'compare', quantity: { kind: 'cardsIn', zone: 'hand', player: 'you' }, is: { atLeast: 2 } },
      },
    ),
    rule(
      { kind: 'cantBlock', what: 'self' },
      {
        condition: { kind: 'compare', quantity: { kind: 'cardsIn', zone: 'hand', player: 'you' }, is: { atLeast: 2 } },
      },
    ),
    activated({ cost: [mana('{2}{R}'), discardCost()], effects: [dealDamage(2, players('opponent'))] }),
  ],
})
