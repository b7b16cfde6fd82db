import { card, type Effect, type Filter, put, spell, the } from '@spellwright/dsl'

const find = (filter: Filter): readonly Effect[] => [
  { kind: 'revealUntil', player: 'you', filter, as: 'card', others: 'rest' },
  put('hand', the('card')),
  put('library', the('rest'), { library: { position: 'bottom', order: 'random' } }),
]

export const abundantHarvest = card({
  name: 'Abundant Harvest',
  cost: '{G}',
  type: 'Sorcery',
  abilities: [
    spell({
      effects: [
        {
          kind: 'chooseOne',
          player: 'you',
          options: [
            { label: 'land', effects: find({ type: 'land' }) },
            { label: 'nonland', effects: find({ not: { type: 'land' } }) },
          ],
        },
      ],
    }),
  ],
})
