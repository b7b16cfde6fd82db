import {
  activated,
  card,
  continuous,
  exile,
  keyword,
  mana,
  matches,
  modifyPT,
  putCounters,
  target,
  the,
  when,
} from '@spellwright/dsl'

export const lionSash = card({
  name: 'Lion Sash',
  cost: '{1}{W}',
  type: 'Artifact Creature — Equipment Cat',
  power: 1,
  toughness: 1,
  abilities: [
    activated({
      cost: [mana('{W}')],
      targets: { card: target({ zone: 'graveyard' }) },
      effects: [
        exile(the('card')),
        when(matches(the('card'), { is: 'permanentCard' }), putCounters('+1/+1', 1, 'self')),
      ],
    }),
    continuous({
      affects: 'attachedTo',
      apply: [
        modifyPT(
          { kind: 'countersOn', object: 'self', counter: '+1/+1' },
          { kind: 'countersOn', object: 'self', counter: '+1/+1' },
        ),
      ],
    }),
    keyword({ kind: 'reconfigure', cost: [mana('{2}')] }),
  ],
})
