import { all, card, type Effect, put, spell, the } from '@spellwright/dsl'

const take = (type: 'creature' | 'land'): readonly Effect[] => [
  { kind: 'lookAtTop', player: 'you', count: 4, reveal: 'reveal', as: 'revealed' },
  put('hand', all({ zone: 'library', among: the('revealed'), type })),
  put('graveyard', all({ zone: 'library', among: the('revealed') })),
]

export const windingWay = card({
  name: 'Winding Way',
  cost: '{1}{G}',
  type: 'Sorcery',
  abilities: [
    spell({
      effects: [
        {
          kind: 'chooseOne',
          player: 'you',
          options: [
            { label: 'creature', effects: take('creature') },
            { label: 'land', effects: take('land') },
          ],
        },
      ],
    }),
  ],
})
