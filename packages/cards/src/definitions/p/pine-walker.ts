import { card, keyword, mana, triggered, untap } from '@spellwright/dsl'

export const pineWalker = card({
  name: 'Pine Walker',
  cost: '{3}{G}{G}',
  type: 'Creature — Elemental',
  power: 5,
  toughness: 5,
  abilities: [
    keyword({ kind: 'morph', cost: [mana('{4}{G}')] }),
    triggered({
      on: {
        kind: 'either',
        events: [
          { kind: 'turnedFaceUp', object: 'self' },
          { kind: 'turnedFaceUp', object: { type: 'creature', controller: 'you', other: true } },
        ],
      },
      effects: [untap('eventObject')],
    }),
  ],
})
