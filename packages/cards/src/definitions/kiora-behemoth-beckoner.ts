import { activated, card, draw, enters, loyalty, target, the, triggered, untap } from '@spellwright/dsl'

export const kioraBehemothBeckoner = card({
  name: 'Kiora, Behemoth Beckoner',
  cost: '{2}{G/U}',
  type: 'Legendary Planeswalker — Kiora',
  loyalty: 7,
  abilities: [
    triggered({ on: enters({ type: 'creature', controller: 'you', power: { atLeast: 4 } }), effects: [draw(1)] }),
    activated({ cost: [loyalty(-1)], targets: { permanent: target({}) }, effects: [untap(the('permanent'))] }),
  ],
})
