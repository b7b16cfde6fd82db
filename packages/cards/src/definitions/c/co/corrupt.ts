import { anyTarget, bound, card, count, gainLife, spell, the } from '@spellwright/dsl'

export const corrupt = card({
  name: 'Corrupt',
  cost: '{5}{B}',
  type: 'Sorcery',
  abilities: [
    spell({
      targets: { target: anyTarget },
      effects: [
        {
          kind: 'dealDamage',
          amount: count({ subtype: 'Swamp', controller: 'you' }),
          to: the('target'),
          as: 'dealt',
        },
        gainLife(bound('dealt')),
      ],
    }),
  ],
})
