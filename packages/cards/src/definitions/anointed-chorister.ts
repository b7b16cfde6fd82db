import { activated, card, keyword, mana, pump } from '@spellwright/dsl'

export const anointedChorister = card({
  name: 'Anointed Chorister',
  cost: '{W}',
  type: 'Creature — Human Cleric',
  power: 1,
  toughness: 1,
  abilities: [keyword('lifelink'), activated({ cost: [mana('{4}{W}')], effects: [pump('self', 3, 3)] })],
})
