import { card } from '@spellwright/dsl'

export const mistformUltimus = card({
  name: 'Mistform Ultimus',
  cost: '{3}{U}',
  type: 'Legendary Creature — Illusion',
  power: 3,
  toughness: 3,
  abilities: [{ kind: 'characteristicDefining', creatureTypes: 'all' }],
})
