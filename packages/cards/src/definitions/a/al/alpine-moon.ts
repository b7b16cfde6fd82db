import { anyColor, card, continuous, entersWith, gainAbility, loseAllAbilities, tapForMana } from '@spellwright/dsl'

export const alpineMoon = card({
  name: 'Alpine Moon',
  cost: '{R}',
  type: 'Enchantment',
  abilities: [
    entersWith({
      kind: 'choose',
      choose: { kind: 'cardName', filter: { type: 'land', not: { supertype: 'basic' } } },
      as: 'name',
    }),
    continuous({
      affects: { type: 'land', controller: 'opponent', name: { chosen: 'name' } },
      apply: [{ kind: 'setLandTypes', subtypes: [] }, loseAllAbilities, gainAbility(tapForMana(anyColor()))],
    }),
  ],
})
