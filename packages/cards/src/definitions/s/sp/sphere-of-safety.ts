import { card, count, rule } from '@spellwright/dsl'

export const sphereOfSafety = card({
  name: 'Sphere of Safety',
  cost: '{4}{W}',
  type: 'Enchantment',
  abilities: [
    rule({
      kind: 'attackCost',
      what: { type: 'creature' },
      defender: 'you',
      planeswalkers: 'too',
      cost: [{ kind: 'generic', amount: count({ type: 'enchantment', controller: 'you' }) }],
    }),
  ],
})
