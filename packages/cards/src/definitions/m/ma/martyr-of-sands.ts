import { activated, card, gainLife, mana, sacrificeSelf, times, X } from '@spellwright/dsl'

export const martyrOfSands = card({
  name: 'Martyr of Sands',
  cost: '{W}',
  type: 'Creature — Human Cleric',
  power: 1,
  toughness: 1,
  abilities: [
    activated({
      cost: [mana('{1}'), { kind: 'reveal', what: { zone: 'hand', color: 'W' }, count: X }, sacrificeSelf],
      effects: [gainLife(times(3, X))],
    }),
  ],
})
