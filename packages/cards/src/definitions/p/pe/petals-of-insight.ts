import { card, draw, put, returnTo, spell, the } from '@spellwright/dsl'

export const petalsOfInsight = card({
  name: 'Petals of Insight',
  cost: '{4}{U}',
  type: 'Sorcery — Arcane',
  abilities: [
    spell({
      effects: [
        { kind: 'lookAtTop', player: 'you', count: 3, as: 'seen' },
        {
          kind: 'may',
          player: 'you',
          effects: [put('library', the('seen'), { library: { position: 'bottom', order: 'chosen' } })],
          then: [returnTo('hand', 'self')],
          else: [draw(3)],
        },
      ],
    }),
  ],
})
