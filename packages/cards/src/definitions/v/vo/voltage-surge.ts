import { card, dealDamage, sacrifice, spell, target, the } from '@spellwright/dsl'

export const voltageSurge = card({
  name: 'Voltage Surge',
  cost: '{R}',
  type: 'Instant',
  abilities: [
    {
      kind: 'additionalCost',
      cost: [sacrifice({ type: 'artifact' })],
      optional: 'may',
      name: 'additional',
    },
    spell({
      targets: { target: target({ type: ['creature', 'planeswalker'] }) },
      effects: [
        {
          kind: 'if',
          condition: { kind: 'paid', cost: 'additional' },
          then: [dealDamage(4, the('target'))],
          else: [dealDamage(2, the('target'))],
        },
      ],
    }),
  ],
})
