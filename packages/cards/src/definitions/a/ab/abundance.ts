import { card, type Effect, type Filter, put, replacement, the } from '@spellwright/dsl'

const found = (filter: Filter): Effect[] => [
  { kind: 'revealUntil', player: 'you', filter, as: 'card', others: 'others' },
  put('hand', the('card')),
  put('library', the('others'), { library: { position: 'bottom', order: 'chosen' } }),
]

export const abundance = card({
  name: 'Abundance',
  cost: '{2}{G}{G}',
  type: 'Enchantment',
  abilities: [
    replacement({
      kind: 'draw',
      player: 'you',
      optional: 'may',
      instead: [
        {
          kind: 'chooseOne',
          player: 'you',
          options: [
            { label: 'land', effects: found({ type: 'land' }) },
            { label: 'nonland', effects: found({ not: { type: 'land' } }) },
          ],
        },
      ],
    }),
  ],
})
