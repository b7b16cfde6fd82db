import { attacks, card, exile, keyword, putCounters, the, triggered } from '@spellwright/dsl'

export const laeliaTheBladeReforged = card({
  name: 'Laelia, the Blade Reforged',
  cost: '{2}{R}',
  type: 'Legendary Creature — Spirit Warrior',
  power: 2,
  toughness: 2,
  abilities: [
    keyword('haste'),
    triggered({
      on: attacks('self'),
      effects: [
        { kind: 'lookAtTop', player: 'you', count: 1, as: 'top' },
        exile(the('top'), { as: 'exiled' }),
        {
          kind: 'rule',
          rule: { kind: 'mayPlayFrom', player: 'you', zone: 'exile', what: { among: the('exiled') }, verb: 'play' },
          until: 'endOfTurn',
        },
      ],
    }),
    triggered({
      on: {
        kind: 'zoneChange',
        object: { owner: 'you' },
        from: ['library', 'graveyard'],
        to: 'exile',
        batch: 'oneOrMore',
      },
      effects: [putCounters('+1/+1', 1, 'self')],
    }),
  ],
})
