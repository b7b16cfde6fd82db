import { all, amass, card, dealDamage, powerOf, spell, the } from '@spellwright/dsl'

export const widespreadBrutality = card({
  name: 'Widespread Brutality',
  cost: '{1}{B}{R}{R}',
  type: 'Sorcery',
  abilities: [
    spell({
      effects: [
        amass('Zombie', 2, 'army'),
        dealDamage(powerOf(the('army')), all({ type: 'creature', not: { subtype: 'Army' } }), the('army')),
      ],
    }),
  ],
})
