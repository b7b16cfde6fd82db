import { card, exactly, powerOf, spell, target, the } from '@spellwright/dsl'

export const comboAttack = card({
  name: 'Combo Attack',
  cost: '{2}{G}',
  type: 'Sorcery',
  abilities: [
    spell({
      targets: {
        creatures: target({ type: 'creature', controller: 'you' }, { count: exactly(2) }),
        victim: target({ type: 'creature' }),
      },
      effects: [
        {
          kind: 'dealDamage',
          amount: powerOf('affected'),
          to: the('victim'),
          each: { type: 'creature', among: the('creatures') },
        },
      ],
    }),
  ],
})
