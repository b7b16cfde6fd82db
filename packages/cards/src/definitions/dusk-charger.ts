import { card, keyword } from '@spellwright/dsl'

export const duskCharger = card({
  name: 'Dusk Charger',
  cost: '{3}{B}',
  type: 'Creature — Horse',
  power: 3,
  toughness: 3,
  abilities: [
    keyword('ascend'),
    {
      kind: 'static',
      affects: 'self',
      apply: [{ kind: 'modifyPT', power: 2, toughness: 2 }],
      condition: { kind: 'designated', player: 'you', as: "city's blessing" },
    },
  ],
})
