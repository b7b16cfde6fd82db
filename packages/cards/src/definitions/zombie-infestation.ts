import { activated, card, createToken, discardCost } from '@spellwright/dsl'
import { blackZombie } from '../tokens.ts'

export const zombieInfestation = card({
  name: 'Zombie Infestation',
  cost: '{1}{B}',
  type: 'Enchantment',
  abilities: [activated({ cost: [discardCost({}, 2)], effects: [createToken(1, blackZombie)] })],
})
