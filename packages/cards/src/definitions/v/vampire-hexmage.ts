import { activated, card, keyword, sacrificeSelf, target, the } from '@spellwright/dsl'

export const vampireHexmage = card({
  name: 'Vampire Hexmage',
  cost: '{B}{B}',
  type: 'Creature — Vampire Shaman',
  power: 2,
  toughness: 1,
  abilities: [
    keyword('first strike'),
    activated({
      cost: [sacrificeSelf],
      targets: { permanent: target({}) },
      effects: [{ kind: 'removeCounters', what: the('permanent'), counter: 'any', count: 'all' }],
    }),
  ],
})
