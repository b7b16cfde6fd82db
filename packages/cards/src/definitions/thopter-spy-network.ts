import { atBeginningOf, card, createToken, draw, keyword, token, triggered, youControl } from '@spellwright/dsl'

const thopter = token({
  colors: [],
  type: 'Artifact Creature — Thopter',
  power: 1,
  toughness: 1,
  abilities: [keyword('flying')],
})

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
