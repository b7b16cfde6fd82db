import { anyColor, card, continuous, gainAbility, tapForMana } from '@spellwright/dsl'

export const greatDivideGuide = card({
  name: 'Great Divide Guide',
  cost: '{1}{G}',
  type: 'Creature — Human Scout Ally',
  power: 2,
  toughness: 3,
  abilities: [
    continuous({
      affects: { any: [{ type: 'land' }, { subtype: 'Ally' }], controller: 'you' },
      apply: [gainAbility(tapForMana(anyColor()))],
    }),
  ],
})
