import { attacks, card, triggered } from '@spellwright/dsl'
import { whiteBird } from '../tokens.ts'

export const falconerAdept = card({
  name: 'Falconer Adept',
  cost: '{3}{W}',
  type: 'Creature — Human Soldier',
  power: 2,
  toughness: 3,
  abilities: [
    triggered({
      on: attacks('self'),
      effects: [{ kind: 'createToken', player: 'you', count: 1, token: whiteBird, enters: ['tapped', 'attacking'] }],
    }),
  ],
})
