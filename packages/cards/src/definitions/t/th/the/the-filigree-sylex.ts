import { activated, anyTarget, card, dealDamage, sacrificeSelf, tap, the } from '@spellwright/dsl'

export const theFiligreeSylex = card({
  name: 'The Filigree Sylex',
  type: 'Legendary Artifact',
  cost: '{2}',
  abilities: [
    activated({ cost: [tap], effects: [{ kind: 'putCounters', what: 'self', counter: 'oil', count: 1 }] }),
    activated({
      cost: [tap, sacrificeSelf],
      effects: [
        {
          kind: 'destroy',
          what: {
            all: {
              manaValue: { exactly: { kind: 'countersOn', object: 'self', counter: 'oil' } },
              not: { type: 'land' },
            },
          },
        },
      ],
    }),
    activated({
      cost: [
        tap,
        { kind: 'removeCounters', counter: 'oil', count: 10, from: { controller: 'you' }, spread: 'spread' },
        sacrificeSelf,
      ],
      targets: { target: anyTarget },
      effects: [dealDamage(10, the('target'))],
    }),
  ],
})
