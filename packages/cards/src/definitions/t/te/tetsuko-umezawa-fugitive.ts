import { card, rule } from '@spellwright/dsl'

export const tetsukoUmezawaFugitive = card({
  name: 'Tetsuko Umezawa, Fugitive',
  cost: '{1}{U}',
  type: 'Legendary Creature — Human Rogue',
  power: 1,
  toughness: 3,
  abilities: [
    rule({
      kind: 'cantBeBlocked',
      what: { any: [{ power: { atMost: 1 } }, { toughness: { atMost: 1 } }], controller: 'you', type: 'creature' },
    }),
  ],
})
