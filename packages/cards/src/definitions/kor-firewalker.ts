import { card, gainLife, keyword, may, triggered } from '@spellwright/dsl'

export const korFirewalker = card({
  name: 'Kor Firewalker',
  cost: '{W}{W}',
  type: 'Creature — Kor Soldier',
  power: 2,
  toughness: 2,
  abilities: [
    keyword({ kind: 'protection', from: [{ filter: { color: 'R' } }] }),
    triggered({ on: { kind: 'cast', spell: { color: 'R' } }, effects: [may(gainLife(1))] }),
  ],
})
