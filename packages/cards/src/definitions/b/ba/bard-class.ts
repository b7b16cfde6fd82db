import { card, exile, mana, replacement, rule, ruleUntil, the, triggered } from '@spellwright/dsl'

export const bardClass = card({
  name: 'Bard Class',
  cost: '{R}{G}',
  type: 'Enchantment — Class',
  abilities: [
    replacement({
      kind: 'enters',
      object: { type: 'creature', supertype: 'legendary', controller: 'you' },
      with: [{ kind: 'counters', counter: '+1/+1', count: 1 }],
    }),
    {
      kind: 'classLevel',
      level: 2,
      cost: [mana('{R}{G}')],
      abilities: [
        rule({
          kind: 'costChange',
          player: 'you',
          spell: { supertype: 'legendary' },
          change: { kind: 'reduce', mana: '{R}{G}', only: 'colored' },
        }),
      ],
    },
    {
      kind: 'classLevel',
      level: 3,
      cost: [mana('{3}{R}{G}')],
      abilities: [
        triggered({
          on: { kind: 'cast', player: 'you', spell: { supertype: 'legendary' } },
          effects: [
            { kind: 'lookAtTop', player: 'you', count: 2, as: 'top' },
            exile(the('top'), { as: 'exiled' }),
            ruleUntil({
              kind: 'mayPlayFrom',
              player: 'you',
              zone: 'exile',
              what: { among: the('exiled') },
              verb: 'play',
            }),
          ],
        }),
      ],
    },
  ],
})
