import { card, rule } from '@spellwright/dsl'

export const imperiosaur = card({
  name: 'Imperiosaur',
  cost: '{2}{G}{G}',
  type: 'Creature — Dinosaur',
  power: 5,
  toughness: 5,
  abilities: [
    rule(
      { kind: 'spendOnlyManaFrom', spell: 'self', sources: { type: 'land', supertype: 'basic' } },
      { zone: 'everywhere' },
    ),
  ],
})
