import { atBeginningOf, card, destroy, target, the, triggered } from '@spellwright/dsl'

export const cullingScales = card({
  name: 'Culling Scales',
  cost: '{3}',
  type: 'Artifact',
  abilities: [
    triggered({
      on: atBeginningOf('upkeep', 'you'),
      targets: {
        permanent: target({
          not: { type: 'land' },
          manaValue: { exactly: { kind: 'lowest', value: 'manaValue', of: { not: { type: 'land' } } } },
        }),
      },
      effects: [destroy(the('permanent'))],
    }),
  ],
})
