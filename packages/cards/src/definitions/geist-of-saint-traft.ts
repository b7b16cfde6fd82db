import { atBeginningOf, attacks, card, exile, keyword, the, triggered } from '@spellwright/dsl'
import { whiteAngel } from '../tokens.ts'

export const geistOfSaintTraft = card({
  name: 'Geist of Saint Traft',
  cost: '{1}{W}{U}',
  type: 'Legendary Creature — Spirit Cleric',
  power: 2,
  toughness: 2,
  abilities: [
    keyword('hexproof'),
    triggered({
      on: attacks('self'),
      effects: [
        {
          kind: 'createToken',
          player: 'you',
          count: 1,
          token: whiteAngel,
          enters: ['tapped', 'attacking'],
          as: 'angel',
        },
        {
          kind: 'delayedTrigger',
          on: atBeginningOf('endCombat', 'eachPlayer'),
          lasts: 'once',
          effects: [exile(the('angel'))],
        },
      ],
    }),
  ],
})
