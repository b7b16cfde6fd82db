import { card, rule } from '@spellwright/dsl'

export const trueBeliever = card({
  name: 'True Believer',
  cost: '{W}{W}',
  type: 'Creature — Human Cleric',
  power: 2,
  toughness: 2,
  abilities: [rule({ kind: 'playerHas', player: 'you', keyword: 'shroud' })],
})
