import { card, discard, draw, gainLife, keyword, spell } from '@spellwright/dsl'

export const dihadasPloy = card({
  name: "Dihada's Ploy",
  cost: '{1}{U}{B}',
  type: 'Instant',
  abilities: [
    spell({
      effects: [
        draw(2),
        discard(1),
        gainLife({ kind: 'events', event: { kind: 'discarded', player: 'you' }, when: 'thisTurn' }),
      ],
    }),
    keyword('jump-start'),
  ],
})
