import { card, draw, exactly, put, spell, the } from '@spellwright/dsl'

export const brainstorm = card({
  name: 'Brainstorm',
  cost: '{U}',
  type: 'Instant',
  abilities: [
    spell({
      effects: [
        draw(3),
        { kind: 'choose', player: 'you', from: { zone: 'hand' }, whose: 'you', count: exactly(2), as: 'chosen' },
        put('library', the('chosen'), { library: { position: 'top', order: 'chosen' } }),
      ],
    }),
  ],
})
