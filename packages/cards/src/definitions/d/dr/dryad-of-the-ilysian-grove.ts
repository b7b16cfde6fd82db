import { addSubtype, card, continuous, rule } from '@spellwright/dsl'

export const dryadOfTheIlysianGrove = card({
  name: 'Dryad of the Ilysian Grove',
  cost: '{2}{G}',
  type: 'Enchantment Creature — Nymph Dryad',
  power: 2,
  toughness: 4,
  abilities: [
    rule({ kind: 'additionalLands', player: 'you', count: 1 }),
    continuous({
      affects: { type: 'land', controller: 'you' },
      apply: [addSubtype('Plains', 'Island', 'Swamp', 'Mountain', 'Forest')],
    }),
  ],
})
