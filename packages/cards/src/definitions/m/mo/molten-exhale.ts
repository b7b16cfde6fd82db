import { card, dealDamage, spell, target, the } from '@spellwright/dsl'

export const moltenExhale = card({
  name: 'Molten Exhale',
  cost: '{1}{R}',
  type: 'Sorcery',
  abilities: [
    {
      kind: 'additionalCost',
      cost: [{ kind: 'behold', what: { subtype: 'Dragon' } }],
      optional: 'may',
      name: 'flash',
      timing: 'instant',
    },
    spell({
      targets: { victim: target({ type: ['creature', 'planeswalker'] }) },
      effects: [dealDamage(4, the('victim'))],
    }),
  ],
})
