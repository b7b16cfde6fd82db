import { card, keyword, replacement } from '@spellwright/dsl'

export const thaliaHereticCathar = card({
  name: 'Thalia, Heretic Cathar',
  cost: '{2}{W}',
  type: 'Legendary Creature — Human Soldier',
  power: 3,
  toughness: 2,
  abilities: [
    keyword('first strike'),
    replacement({
      kind: 'enters',
      object: {
        any: [{ type: 'creature' }, { type: 'land', not: { supertype: 'basic' } }],
        controller: 'opponent',
      },
      with: [{ kind: 'tapped' }],
    }),
  ],
})
