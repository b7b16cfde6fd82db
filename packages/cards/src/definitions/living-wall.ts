import { activated, card, keyword, mana } from '@spellwright/dsl'

export const livingWall = card({
  name: 'Living Wall',
  cost: '{4}',
  type: 'Artifact Creature — Wall',
  power: 0,
  toughness: 6,
  abilities: [keyword('defender'), activated({ cost: [mana('{1}')], effects: [{ kind: 'regenerate', what: 'self' }] })],
})
