import {
  atBeginningOf,
  attacks,
  card,
  count,
  dealDamage,
  enters,
  exile,
  keyword,
  players,
  ruleUntil,
  the,
  times,
  triggered,
} from '@spellwright/dsl'

export const dragonhawkFatesTempest = card({
  name: "Dragonhawk, Fate's Tempest",
  type: 'Legendary Creature — Bird Dragon',
  cost: '{3}{R}{R}',
  power: 5,
  toughness: 5,
  abilities: [
    keyword('flying'),
    triggered({
      on: { kind: 'either', events: [enters('self'), attacks('self')] },
      effects: [
        {
          kind: 'lookAtTop',
          player: 'you',
          count: count({ type: 'creature', controller: 'you', power: { atLeast: 4 } }),
          as: 'top',
          unseen: 'unseen',
        },
        exile(the('top'), { as: 'exiled' }),
        ruleUntil(
          { kind: 'mayPlayFrom', player: 'you', zone: 'exile', what: { among: the('exiled') }, verb: 'play' },
          'untilYourNextEndStep',
        ),
        {
          kind: 'delayedTrigger',
          on: atBeginningOf('end', 'you'),
          lasts: 'once',
          effects: [dealDamage(times(2, count({ zone: 'exile', among: the('exiled') })), players('opponent'))],
        },
      ],
    }),
  ],
})
