import { all, card, dealDamage, spell, threshold } from '@spellwright/dsl'

export const swirlingSandstorm = card({
  name: 'Swirling Sandstorm',
  cost: '{3}{R}',
  type: 'Sorcery',
  abilities: [
    spell({
      effects: [
        {
          kind: 'if',
          abilityWord: 'Threshold',
          condition: threshold,
          then: [dealDamage(5, all({ type: 'creature', not: { keyword: 'flying' } }))],
        },
      ],
    }),
  ],
})
