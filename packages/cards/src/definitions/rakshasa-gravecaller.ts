import { card, createToken, keyword, triggered } from '@spellwright/dsl'
import { blackZombie } from '../tokens.ts'

export const rakshasaGravecaller = card({
  name: 'Rakshasa Gravecaller',
  cost: '{4}{B}',
  type: 'Creature — Demon',
  power: 3,
  toughness: 6,
  abilities: [
    keyword('exploit'),
    triggered({ on: { kind: 'exploited', object: 'self' }, effects: [createToken(2, blackZombie)] }),
  ],
})
