import { card, discard, draw, not, spell, when } from '@spellwright/dsl'

export const chartACourse = card({
  name: 'Chart a Course',
  cost: '{1}{U}',
  type: 'Sorcery',
  abilities: [
    spell({
      effects: [
        draw(2),
        when(
          not({ kind: 'happened', event: { kind: 'attacks', object: { controller: 'you' } }, when: 'thisTurn' }),
          discard(1),
        ),
      ],
    }),
  ],
})
