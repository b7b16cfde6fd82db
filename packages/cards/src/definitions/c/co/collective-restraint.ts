import { card, rule } from '@spellwright/dsl'

export const collectiveRestraint = card({
  name: 'Collective Restraint',
  cost: '{3}{U}',
  type: 'Enchantment',
  abilities: [
    rule(
      {
        kind: 'attackCost',
        what: { type: 'creature' },
        defender: 'you',
        cost: [{ kind: 'generic', amount: { kind: 'basicLandTypesAmong', of: { type: 'land', controller: 'you' } } }],
      },
      { abilityWord: 'Domain' },
    ),
  ],
})
