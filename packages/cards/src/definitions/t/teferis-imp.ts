import { card, discard, draw, keyword, triggered } from '@spellwright/dsl'

export const teferisImp = card({
  name: "Teferi's Imp",
  cost: '{2}{U}',
  type: 'Creature — Imp',
  power: 1,
  toughness: 1,
  abilities: [
    keyword('flying'),
    keyword('phasing'),
    triggered({ on: { kind: 'phasedOut', object: 'self' }, effects: [discard(1)] }),
    triggered({ on: { kind: 'phasedIn', object: 'self' }, effects: [draw(1)] }),
  ],
})
