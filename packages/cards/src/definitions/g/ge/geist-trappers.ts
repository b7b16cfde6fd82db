import { card, continuous, gain, keyword, matches } from '@spellwright/dsl'

export const geistTrappers = card({
  name: 'Geist Trappers',
  cost: '{4}{G}',
  type: 'Creature — Human Warrior',
  power: 3,
  toughness: 5,
  abilities: [
    keyword('soulbond'),
    continuous({
      condition: matches('self', { is: 'paired' }),
      affects: { any: [{ among: 'self' }, { among: 'paired' }] },
      apply: [gain('reach')],
    }),
  ],
})
