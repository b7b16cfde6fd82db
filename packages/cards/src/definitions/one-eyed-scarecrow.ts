import { card, continuous, keyword, modifyPT } from '@spellwright/dsl'

export const oneEyedScarecrow = card({
  name: 'One-Eyed Scarecrow',
  cost: '{3}',
  type: 'Artifact Creature — Scarecrow',
  power: 2,
  toughness: 3,
  abilities: [
    keyword('defender'),
    continuous({ affects: { type: 'creature', keyword: 'flying', controller: 'opponent' }, apply: [modifyPT(-1, 0)] }),
  ],
})
