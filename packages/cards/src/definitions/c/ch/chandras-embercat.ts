import { activated, addMana, card, tap } from '@spellwright/dsl'

export const chandrasEmbercat = card({
  name: "Chandra's Embercat",
  cost: '{1}{R}',
  type: 'Creature — Elemental Cat',
  power: 2,
  toughness: 2,
  abilities: [
    activated({
      cost: [tap],
      effects: [
        addMana('{R}', {
          kind: 'onlyCast',
          spell: { any: [{ subtype: 'Elemental' }, { type: 'planeswalker', subtype: 'Chandra' }] },
        }),
      ],
    }),
  ],
})
