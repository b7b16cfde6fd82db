import { atBeginningOf, card, exactly, exile, ruleUntil, the, triggered } from '@spellwright/dsl'

export const fireglassMentor = card({
  name: 'Fireglass Mentor',
  type: 'Creature — Lizard Warlock',
  cost: '{B}{R}',
  power: 2,
  toughness: 1,
  abilities: [
    triggered({
      on: atBeginningOf('main2', 'you'),
      condition: { kind: 'happened', event: { kind: 'lifeLost', player: 'opponent' }, when: 'thisTurn' },
      effects: [
        { kind: 'lookAtTop', player: 'you', count: 2, as: 'top', unseen: 'unseen' },
        exile(the('top'), { as: 'exiled' }),
        { kind: 'chooseAmong', player: 'you', among: the('exiled'), count: exactly(1), as: 'chosen' },
        ruleUntil({ kind: 'mayPlayFrom', player: 'you', zone: 'exile', what: { among: the('chosen') }, verb: 'play' }),
      ],
    }),
  ],
})
