import { card, draw, triggered } from '@spellwright/dsl'

export const secretsOfTheDead = card({
  name: 'Secrets of the Dead',
  cost: '{2}{U}',
  type: 'Enchantment',
  abilities: [triggered({ on: { kind: 'cast', player: 'you', spell: {}, from: 'graveyard' }, effects: [draw(1)] })],
})
