import { all, card, keyword, mana, put, spell, the, upTo } from '@spellwright/dsl'

export const michelangelosTechnique = card({
  name: "Michelangelo's Technique",
  cost: '{4}{G}',
  type: 'Sorcery',
  abilities: [
    keyword({ kind: 'sneak', cost: [mana('{3}{G}')] }),
    spell({
      effects: [
        { kind: 'lookAtTop', player: 'you', count: 8, as: 'seen' },
        {
          kind: 'choose',
          player: 'you',
          from: { zone: 'library', among: the('seen'), type: 'creature' },
          count: upTo(2),
          total: { value: 'manaValue', is: { atMost: 6 } },
          as: 'cards',
        },
        put('battlefield', the('cards')),
        put('library', all({ zone: 'library', among: the('seen') }), {
          library: { position: 'bottom', order: 'random' },
        }),
      ],
    }),
  ],
})
