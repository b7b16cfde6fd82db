import { addSubtype, addType, card, continuous, count } from '@spellwright/dsl'

export const ashayaSoulOfTheWild = card({
  name: 'Ashaya, Soul of the Wild',
  type: 'Legendary Creature — Elemental',
  cost: '{3}{G}{G}',
  power: '*',
  toughness: '*',
  abilities: [
    {
      kind: 'characteristicDefining',
      power: count({ type: 'land', controller: 'you' }),
      toughness: count({ type: 'land', controller: 'you' }),
    },
    continuous({
      affects: { type: 'creature', is: 'nontoken', controller: 'you' },
      apply: [addType('land'), addSubtype('Forest')],
    }),
  ],
})
