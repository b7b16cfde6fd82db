import { card, pump, triggered } from '@spellwright/dsl'

export const burlfistOak = card({
  name: 'Burlfist Oak',
  cost: '{2}{G}{G}',
  type: 'Creature — Treefolk',
  power: 2,
  toughness: 3,
  abilities: [triggered({ on: { kind: 'drawn', player: 'you' }, effects: [pump('self', 2, 2)] })],
})
