import { all, card, controllerOf, destroy, pump, spell, target, the } from '@spellwright/dsl'

export const publicExecution = card({
  name: 'Public Execution',
  cost: '{5}{B}',
  type: 'Instant',
  abilities: [
    spell({
      targets: { creature: target({ type: 'creature', controller: 'opponent' }) },
      effects: [
        destroy(the('creature')),
        pump(
          all({ type: 'creature', controller: controllerOf(the('creature')), not: { among: the('creature') } }),
          -2,
          0,
        ),
      ],
    }),
  ],
})
