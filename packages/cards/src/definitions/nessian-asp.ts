import { activated, card, keyword, mana } from '@spellwright/dsl'

export const nessianAsp = card({
  name: 'Nessian Asp',
  cost: '{4}{G}',
  type: 'Creature — Snake',
  power: 4,
  toughness: 5,
  abilities: [keyword('reach'), activated({ cost: [mana('{6}{G}')], effects: [{ kind: 'monstrosity', count: 4 }] })],
})
