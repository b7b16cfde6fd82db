import { card, rule } from '@spellwright/dsl'

export const voidWinnower = card({
  name: 'Void Winnower',
  cost: '{9}',
  type: 'Creature — Eldrazi',
  power: 11,
  toughness: 9,
  abilities: [
    rule({ kind: 'cantCast', player: 'opponent', spell: { parity: 'even' } }),
    rule({ kind: 'cantBlock', what: { type: 'creature', controller: 'opponent', parity: 'even' } }),
  ],
})
