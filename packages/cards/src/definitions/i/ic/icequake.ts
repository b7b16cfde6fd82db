import { card, controllerOf, dealDamage, destroy, matches, players, spell, target, the } from '@spellwright/dsl'

export const icequake = card({
  name: 'Icequake',
  cost: '{1}{B}{B}',
  type: 'Sorcery',
  abilities: [
    spell({
      targets: { land: target({ type: 'land' }) },
      effects: [
        {
          kind: 'if',
          condition: matches(the('land'), { supertype: 'snow' }),
          then: [destroy(the('land')), dealDamage(1, players(controllerOf(the('land'))))],
          else: [destroy(the('land'))],
        },
      ],
    }),
  ],
})
