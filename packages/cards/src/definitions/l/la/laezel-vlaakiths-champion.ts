import { card, keyword, replacement } from '@spellwright/dsl'

export const laezelVlaakithsChampion = card({
  name: "Lae'zel, Vlaakith's Champion",
  cost: '{2}{W}',
  type: 'Legendary Creature — Gith Warrior',
  power: 3,
  toughness: 3,
  abilities: [
    replacement({
      kind: 'putCounters',
      object: { type: ['creature', 'planeswalker'], controller: 'you' },
      counter: 'any',
      by: 'you',
      players: 'you',
      change: { plus: 1 },
    }),
    keyword('choose a Background'),
  ],
})
