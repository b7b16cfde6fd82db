import { all, card, draw, exile, put, shuffle, spell, the, untap, upTo } from '@spellwright/dsl'

export const timeSpiral = card({
  name: 'Time Spiral',
  cost: '{4}{U}{U}',
  type: 'Sorcery',
  abilities: [
    spell({
      effects: [
        exile('self'),
        put('library', all({ zone: ['hand', 'graveyard'] })),
        shuffle('eachPlayer'),
        draw(7, 'eachPlayer'),
        {
          kind: 'choose',
          player: 'you',
          from: { type: 'land' },
          count: upTo(6),
          as: 'lands',
        },
        untap(the('lands')),
      ],
    }),
  ],
})
