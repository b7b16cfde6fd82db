import { card, discard, draw, spell, the, untap, upTo } from '@spellwright/dsl'

export const franticSearch = card({
  name: 'Frantic Search',
  cost: '{2}{U}',
  type: 'Instant',
  abilities: [
    spell({
      effects: [
        draw(2),
        discard(2),
        { kind: 'choose', player: 'you', from: { type: 'land' }, count: upTo(3), as: 'lands' },
        untap(the('lands')),
      ],
    }),
  ],
})
