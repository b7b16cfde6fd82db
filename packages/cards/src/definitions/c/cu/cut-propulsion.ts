import { card, dealDamage, matches, powerOf, spell, target, the, times } from '@spellwright/dsl'

export const cutPropulsion = card({
  name: 'Cut Propulsion',
  cost: '{2}{R}',
  type: 'Instant',
  abilities: [
    spell({
      targets: { creature: target({ type: 'creature' }) },
      effects: [
        {
          kind: 'if',
          condition: matches(the('creature'), { keyword: 'flying' }),
          then: [dealDamage(times(2, powerOf(the('creature'))), the('creature'), the('creature'))],
          else: [dealDamage(powerOf(the('creature')), the('creature'), the('creature'))],
        },
      ],
    }),
  ],
})
