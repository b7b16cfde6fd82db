import { card, controllerOf, dealDamage, destroy, matches, players, spell, target, the } from '@spellwright/dsl'

export const chokingSands = card({
  name: 'Choking Sands',
  cost: '{1}{B}{B}',
  type: 'Sorcery',
  abilities: [
    spell({
      targets: { land: target({ type: 'land', not: { subtype: 'Swamp' } }) },
      effects: [
        {
          kind: 'if',
          condition: matches(the('land'), { supertype: 'basic' }),
          then: [destroy(the('land'))],
          else: [destroy(the('land')), dealDamage(2, players(controllerOf(the('land'))))],
        },
      ],
    }),
  ],
})
