import { card, continuous, destroy, enters, gainAbility, target, the, triggered } from '@spellwright/dsl'

export const harmonicSliver = card({
  name: 'Harmonic Sliver',
  cost: '{1}{G}{W}',
  type: 'Creature — Sliver',
  power: 1,
  toughness: 1,
  abilities: [
    continuous({
      affects: { subtype: 'Sliver' },
      apply: [
        gainAbility(
          triggered({
            on: enters('self'),
            targets: { permanent: target({ type: ['artifact', 'enchantment'] }) },
            effects: [destroy(the('permanent'))],
          }),
        ),
      ],
    }),
  ],
})
