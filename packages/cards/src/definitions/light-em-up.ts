import { card, dealDamage, keyword, spell, target, the } from '@spellwright/dsl'

export const lightEmUp = card({
  name: "Light 'Em Up",
  cost: '{1}{R}',
  type: 'Sorcery',
  abilities: [
    keyword({ kind: 'casualty', count: 2 }),
    spell({
      targets: { target: target({ type: ['creature', 'planeswalker'] }) },
      effects: [dealDamage(2, the('target'))],
    }),
  ],
})
