import {
  activated,
  atBeginningOf,
  card,
  draw,
  entersWith,
  loseLife,
  mana,
  sacrificeSelf,
  triggered,
} from '@spellwright/dsl'

export const deadpoolTradingCard = card({
  name: 'Deadpool, Trading Card',
  cost: '{2}{B}{R}',
  type: 'Legendary Creature — Mutant Mercenary Hero',
  power: 5,
  toughness: 3,
  abilities: [
    entersWith({ kind: 'exchangeText', with: { type: 'creature', other: true } }),
    triggered({ on: atBeginningOf('upkeep', 'you'), effects: [loseLife(3)] }),
    activated({ cost: [mana('{3}'), sacrificeSelf], effects: [draw(1, 'opponent')] }),
  ],
})
