import { card, keyword, plus, type Quantity } from '@spellwright/dsl'

const cards: Quantity = plus(
  { kind: 'cardsIn', zone: 'hand', player: 'you' },
  { kind: 'cardsIn', zone: 'hand', player: 'opponent' },
)

export const multaniMaroSorcerer = card({
  name: 'Multani, Maro-Sorcerer',
  cost: '{4}{G}{G}',
  type: 'Legendary Creature — Elemental Sorcerer',
  power: '*',
  toughness: '*',
  abilities: [keyword('shroud'), { kind: 'characteristicDefining', power: cards, toughness: cards }],
})
