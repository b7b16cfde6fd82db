import { card, keyword, mana } from '@spellwright/dsl'

export const arrogantWurm = card({
  name: 'Arrogant Wurm',
  cost: '{3}{G}{G}',
  type: 'Creature — Wurm',
  power: 4,
  toughness: 4,
  abilities: [keyword('trample'), keyword({ kind: 'madness', cost: [mana('{2}{G}')] })],
})
