import { all, card, keyword, mana, pump, times, triggered, X } from '@spellwright/dsl'

export const baneOfTheLiving = card({
  name: 'Bane of the Living',
  cost: '{2}{B}{B}',
  type: 'Creature — Insect',
  power: 4,
  toughness: 3,
  abilities: [
    keyword({ kind: 'morph', cost: [mana('{X}{B}{B}')] }),
    triggered({
      on: { kind: 'turnedFaceUp', object: 'self' },
      effects: [pump(all({ type: 'creature' }), times(-1, X), times(-1, X))],
    }),
  ],
})
