import { card, keyword, rule } from '@spellwright/dsl'

export const signalPest = card({
  name: 'Signal Pest',
  cost: '{1}',
  type: 'Artifact Creature — Pest',
  power: 0,
  toughness: 1,
  abilities: [
    keyword('battle cry'),
    rule({
      kind: 'cantBeBlocked',
      what: 'self',
      exceptBy: { type: 'creature', any: [{ keyword: 'flying' }, { keyword: 'reach' }] },
    }),
  ],
})
