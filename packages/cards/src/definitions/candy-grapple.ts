import { card, keyword, pump, spell, target, the } from '@spellwright/dsl'

export const candyGrapple = card({
  name: 'Candy Grapple',
  cost: '{1}{B}',
  type: 'Instant',
  abilities: [
    keyword('bargain'),
    spell({
      targets: { creature: target({ type: 'creature' }) },
      effects: [
        {
          kind: 'if',
          condition: { kind: 'paid', cost: 'bargain' },
          then: [pump(the('creature'), -5, -5)],
          else: [pump(the('creature'), -3, -3)],
        },
      ],
    }),
  ],
})
