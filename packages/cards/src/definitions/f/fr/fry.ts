import { card, dealDamage, rule, spell, target, the } from '@spellwright/dsl'

export const fry = card({
  name: 'Fry',
  cost: '{1}{R}',
  type: 'Instant',
  abilities: [
    rule({ kind: 'cantBeCountered', what: 'self' }, { zone: 'stack' }),
    spell({
      targets: { target: target({ type: ['creature', 'planeswalker'], color: ['W', 'U'] }) },
      effects: [dealDamage(5, the('target'))],
    }),
  ],
})
