import { activated, card, exile, sacrificeSelf, target, the } from '@spellwright/dsl'

export const heapDoll = card({
  name: 'Heap Doll',
  cost: '{1}',
  type: 'Artifact Creature — Scarecrow',
  power: 1,
  toughness: 1,
  abilities: [
    activated({
      cost: [sacrificeSelf],
      targets: { card: target({ zone: 'graveyard' }) },
      effects: [exile(the('card'))],
    }),
  ],
})
