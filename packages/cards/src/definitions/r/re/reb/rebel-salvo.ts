import { apply, card, dealDamage, spell, target, the } from '@spellwright/dsl'

export const rebelSalvo = card({
  name: 'Rebel Salvo',
  cost: '{2}{R}',
  type: 'Instant',
  abilities: [
    {
      kind: 'keyword',
      keyword: {
        kind: 'affinity',
        for: {
          subtype: 'Equipment',
        },
      },
    },
    spell({
      targets: { victim: target({ type: ['creature', 'planeswalker'] }) },
      effects: [
        dealDamage(5, the('victim')),
        apply(the('victim'), [{ kind: 'loseKeyword', keyword: 'indestructible' }]),
      ],
    }),
  ],
})
