import { atBeginningOf, card, createToken, draw, triggered, youControl } from '@spellwright/dsl'
import { thopter } from '../tokens.ts'

export const thopterSpyNetwork = card({
  name: 'Thopter Spy Network',
  cost: '{2}{U}{U}',
  type: 'Enchantment',
  abilities: [
    triggered({
      on: atBeginningOf('upkeep', 'you'),
      condition: youControl({ type: 'artifact' }),
      effects: [createToken(1, thopter)],
    }),
    triggered({
      on: {
        kind: 'damage',
        source: { allTypes: ['artifact', 'creature'], controller: 'you' },
        to: { player: 'any' },
        combat: 'combat',
        batch: 'oneOrMore',
      },
      effects: [draw(1)],
    }),
  ],
})
