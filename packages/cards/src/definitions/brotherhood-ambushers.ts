import { card, keyword, mana } from '@spellwright/dsl'

export const brotherhoodAmbushers = card({
  name: 'Brotherhood Ambushers',
  cost: '{4}{B}',
  type: 'Creature — Human Assassin',
  power: 6,
  toughness: 3,
  abilities: [keyword({ kind: 'freerunning', cost: [mana('{3}{B}')] })],
})
