import { card, dealDamage, powerOf, spell, target, the } from '@spellwright/dsl'

export const selfDestruct = card({
  name: 'Self-Destruct',
  cost: '{1}{R}',
  type: 'Instant',
  abilities: [
    spell({
      targets: {
        creature: target({ type: 'creature', controller: 'you' }),
        target: { anyTarget: 'any target', differentFrom: [the('creature')] },
      },
      effects: [
        dealDamage(powerOf(the('creature')), the('target'), the('creature')),
        dealDamage(powerOf(the('creature')), the('creature'), the('creature')),
      ],
    }),
  ],
})
