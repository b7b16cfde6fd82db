import { all, card, count, type Effect, exactly, keyword, kicked, mana, put, spell, the } from '@spellwright/dsl'

const take = (howMany: number): readonly Effect[] => [
  { kind: 'chooseAmong', player: 'you', among: the('looked'), count: exactly(howMany), as: 'taken' },
  put('hand', the('taken')),
]

export const consultTheStarCharts = card({
  name: 'Consult the Star Charts',
  cost: '{1}{U}',
  type: 'Instant',
  abilities: [
    keyword({ kind: 'kicker', cost: [mana('{1}{U}')] }),
    spell({
      effects: [
        { kind: 'lookAtTop', player: 'you', count: count({ type: 'land', controller: 'you' }), as: 'looked' },
        { kind: 'if', condition: kicked, then: take(2), else: take(1) },
        put('library', all({ zone: 'library', among: the('looked') }), {
          library: { position: 'bottom', order: 'random' },
        }),
      ],
    }),
  ],
})
