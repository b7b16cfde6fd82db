import { all, card, dealDamage, spell } from '@spellwright/dsl'

export const stormsWrath = card({
  name: "Storm's Wrath",
  cost: '{2}{R}{R}',
  type: 'Sorcery',
  abilities: [spell({ effects: [dealDamage(4, all({ type: ['creature', 'planeswalker'] }))] })],
})
