import { card, continuous } from '@spellwright/dsl'

export const gravitySphere = card({
  name: 'Gravity Sphere',
  cost: '{2}{R}',
  type: 'World Enchantment',
  abilities: [continuous({ affects: { type: 'creature' }, apply: [{ kind: 'loseKeyword', keyword: 'flying' }] })],
})
