import { card, keyword } from '@spellwright/dsl'

export const nightsoilKami = card({
  name: 'Nightsoil Kami',
  cost: '{4}{G}{G}',
  type: 'Creature — Spirit',
  power: 6,
  toughness: 4,
  abilities: [keyword({ kind: 'soulshift', count: 5 })],
})
