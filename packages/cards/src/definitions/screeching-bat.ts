import { atBeginningOf, keyword, mana, transform, triggered, twoFaced } from '@spellwright/dsl'

const turnOver = triggered({
  on: atBeginningOf('upkeep', 'you'),
  effects: [{ kind: 'mayPay', player: 'you', cost: [mana('{2}{B}{B}')], then: [transform('self')] }],
})

export const screechingBat = twoFaced(
  'transform',
  {
    name: 'Screeching Bat',
    cost: '{2}{B}',
    type: 'Creature — Bat',
    power: 2,
    toughness: 2,
    abilities: [keyword('flying'), turnOver],
  },
  {
    name: 'Stalking Vampire',
    type: 'Creature — Vampire',
    colorIndicator: ['B'],
    power: 5,
    toughness: 5,
    abilities: [turnOver],
  },
)
