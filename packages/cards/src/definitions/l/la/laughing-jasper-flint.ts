import {
  addSubtype,
  atBeginningOf,
  card,
  continuous,
  count,
  exile,
  OUTLAWS,
  ruleUntil,
  targetOpponent,
  the,
  triggered,
} from '@spellwright/dsl'

export const laughingJasperFlint = card({
  name: 'Laughing Jasper Flint',
  type: 'Legendary Creature — Lizard Rogue',
  cost: '{1}{B}{R}',
  power: 4,
  toughness: 3,
  abilities: [
    continuous({
      affects: { type: 'creature', controller: 'you', not: { owner: 'you' } },
      apply: [addSubtype('Mercenary')],
    }),
    triggered({
      on: atBeginningOf('upkeep', 'you'),
      targets: { opponent: targetOpponent },
      effects: [
        {
          kind: 'lookAtTop',
          player: the('opponent'),
          count: count({ subtype: OUTLAWS, controller: 'you' }),
          as: 'top',
          unseen: 'unseen',
        },
        exile(the('top'), { as: 'exiled' }),
        ruleUntil({ kind: 'mayPlayFrom', player: 'you', zone: 'exile', what: { among: the('exiled') }, verb: 'cast' }),
        ruleUntil({ kind: 'spendAsAnyColor', player: 'you', spell: { among: the('exiled') }, type: 'anyType' }),
      ],
    }),
  ],
})
