import { card, countersOn, exile, keyword, putCounters, sacrificeSelf, the, triggered } from '@spellwright/dsl'

export const rotisserieElemental = card({
  name: 'Rotisserie Elemental',
  cost: '{R}',
  type: 'Creature — Elemental',
  power: 1,
  toughness: 1,
  abilities: [
    keyword('menace'),
    triggered({
      on: { kind: 'damage', source: 'self', to: { player: 'any' }, combat: 'combat' },
      effects: [
        putCounters('skewer', 1, 'self'),
        {
          kind: 'mayPay',
          player: 'you',
          cost: [sacrificeSelf],
          then: [
            { kind: 'lookAtTop', player: 'you', count: countersOn('self', 'skewer'), as: 'top' },
            exile(the('top'), { as: 'exiled' }),
            {
              kind: 'rule',
              rule: { kind: 'mayPlayFrom', player: 'you', zone: 'exile', what: { among: the('exiled') }, verb: 'play' },
              until: 'endOfTurn',
            },
          ],
        },
      ],
    }),
  ],
})
