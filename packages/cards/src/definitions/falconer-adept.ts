import { attacks, card, keyword, token, triggered } from '@spellwright/dsl'

const whiteBird = token({
  colors: ['W'],
  type: 'Creature — Bird',
  power: 1,
  toughness: 1,
  abilities: [keyword('flying')],
})

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
