import {
  attacks,
  CLUE,
  card,
  createToken,
  did,
  enters,
  exile,
  gainLife,
  keyword,
  loseLife,
  matches,
  target,
  the,
  triggered,
  upTo,
  when,
} from '@spellwright/dsl'

export const ravenEagle = card({
  name: 'Raven Eagle',
  cost: '{2}{B}',
  type: 'Creature — Bird Assassin',
  power: 2,
  toughness: 3,
  abilities: [
    keyword('flying'),
    triggered({
      on: { kind: 'either', events: [enters('self'), attacks('self')] },
      targets: { card: target({ zone: 'graveyard' }, { count: upTo(1) }) },
      effects: [
        {
          kind: 'if',
          condition: matches(the('card'), { type: 'creature' }),
          then: [exile(the('card'), { as: 'exiled' }), when(did('exiled'), createToken(1, CLUE))],
          else: [exile(the('card'))],
        },
      ],
    }),
    triggered({
      on: { kind: 'drawn', player: 'you', nth: 2 },
      effects: [loseLife(1, 'opponent'), gainLife(1)],
    }),
  ],
})
