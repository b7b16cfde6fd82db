import { card, continuous, dies, draw, modifyPT, triggered } from '@spellwright/dsl'

export const stoneHavenOutfitter = card({
  name: 'Stone Haven Outfitter',
  cost: '{1}{W}',
  type: 'Creature — Kor Artificer Ally',
  power: 2,
  toughness: 2,
  abilities: [
    continuous({ affects: { type: 'creature', is: 'equipped', controller: 'you' }, apply: [modifyPT(1, 1)] }),
    triggered({ on: dies({ type: 'creature', is: 'equipped', controller: 'you' }), effects: [draw(1)] }),
  ],
})
