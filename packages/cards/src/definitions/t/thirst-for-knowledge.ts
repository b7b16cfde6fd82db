import { card, discard, discardCost, draw, spell, unless } from '@spellwright/dsl'

export const thirstForKnowledge = card({
  name: 'Thirst for Knowledge',
  cost: '{2}{U}',
  type: 'Instant',
  abilities: [
    spell({
      effects: [draw(3), unless('you', [discardCost({ type: 'artifact' })], discard(2))],
    }),
  ],
})
