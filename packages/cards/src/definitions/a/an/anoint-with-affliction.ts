import { card, controllerOf, exile, matches, spell, target, the, when } from '@spellwright/dsl'

export const anointWithAffliction = card({
  name: 'Anoint with Affliction',
  cost: '{1}{B}',
  type: 'Instant',
  abilities: [
    spell({
      targets: { creature: target({ type: 'creature' }) },
      effects: [
        when(
          {
            kind: 'any',
            conditions: [
              matches(the('creature'), { manaValue: { atMost: 3 } }),
              {
                kind: 'compare',
                quantity: { kind: 'playerCounters', player: controllerOf(the('creature')), counter: 'poison' },
                is: { atLeast: 3 },
              },
            ],
          },
          exile(the('creature')),
        ),
      ],
    }),
  ],
})
