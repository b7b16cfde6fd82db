import { card, controllerOf, dealDamage, matches, players, powerOf, spell, target, the, when } from '@spellwright/dsl'

export const cinderCloud = card({
  name: 'Cinder Cloud',
  cost: '{3}{R}{R}',
  type: 'Instant',
  abilities: [
    spell({
      targets: { creature: target({ type: 'creature' }) },
      effects: [
        { kind: 'destroy', what: the('creature'), as: 'destroyed' },
        when(
          {
            kind: 'all',
            conditions: [
              { kind: 'exists', of: { zone: 'graveyard', among: the('destroyed') } },
              matches(the('creature'), { color: 'W' }),
            ],
          },
          dealDamage(powerOf(the('creature')), players(controllerOf(the('creature')))),
        ),
      ],
    }),
  ],
})
