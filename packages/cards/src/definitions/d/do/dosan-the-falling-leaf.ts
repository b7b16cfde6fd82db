import { card, rule } from '@spellwright/dsl'

export const dosanTheFallingLeaf = card({
  name: 'Dosan the Falling Leaf',
  cost: '{1}{G}{G}',
  type: 'Legendary Creature — Human Monk',
  power: 2,
  toughness: 2,
  abilities: [rule({ kind: 'cantCast', player: 'nonactivePlayer', spell: {} })],
})
