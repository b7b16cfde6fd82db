import { attacks, card, exile, ruleUntil, the, triggered } from '@spellwright/dsl'

export const robberOfTheRich = card({
  name: 'Robber of the Rich',
  cost: '{1}{R}',
  type: 'Creature — Human Archer Rogue',
  power: 2,
  toughness: 2,
  abilities: [
    {
      kind: 'keyword',
      keyword: 'reach',
    },
    {
      kind: 'keyword',
      keyword: 'haste',
    },
    triggered({
      on: attacks('self'),
      condition: {
        kind: 'compare',
        quantity: { kind: 'cardsIn', zone: 'hand', player: 'eventPlayer' },
        is: { moreThan: { kind: 'cardsIn', zone: 'hand', player: 'you' } },
      },
      effects: [
        { kind: 'lookAtTop', player: 'eventPlayer', count: 1, as: 'top', unseen: 'unseen' },
        exile(the('top'), { as: 'exiled' }),
        {
          kind: 'rule',
          rule: { kind: 'mayPlayFrom', player: 'you', zone: 'exile', what: { among: the('exiled') }, verb: 'cast' },
          until: 'game',
          while: {
            kind: 'happened',
            event: { kind: 'attacks', object: { subtype: 'Rogue', controller: 'you' } },
            when: 'thisTurn',
          },
        },
        ruleUntil({ kind: 'spendAsAnyColor', player: 'you', spell: { among: the('exiled') } }, 'game'),
      ],
    }),
  ],
})
