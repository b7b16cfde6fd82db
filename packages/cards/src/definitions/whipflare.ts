import { all, card, dealDamage, spell } from '@spellwright/dsl'

export const whipflare = card({
  name: 'Whipflare',
  cost: '{1}{R}',
  type: 'Sorcery',
  abilities: [spell({ effects: [dealDamage(2, all({ type: 'creature', not: { type: 'artifact' } }))] })],
})
