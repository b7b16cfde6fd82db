import {
  atBeginningOf,
  card,
  createToken,
  exile,
  keywords,
  ruleUntil,
  TREASURE,
  the,
  token,
  triggered,
  when,
} from '@spellwright/dsl'

export const bonehoardDracosaur = card({
  name: 'Bonehoard Dracosaur',
  cost: '{3}{R}{R}',
  type: 'Creature — Dinosaur Dragon',
  power: 5,
  toughness: 5,
  abilities: [
    ...keywords('flying', 'first strike'),
    triggered({
      on: atBeginningOf('upkeep', 'you'),
      effects: [
        { kind: 'lookAtTop', player: 'you', count: 2, as: 'top', unseen: 'unseen' },
        exile(the('top'), { as: 'exiled' }),
        ruleUntil({ kind: 'mayPlayFrom', player: 'you', zone: 'exile', what: { among: the('exiled') }, verb: 'play' }),
        when(
          { kind: 'exists', of: { among: the('exiled'), zone: 'exile', type: 'land' } },
          createToken(1, token({ colors: ['R'], type: 'Creature — Dinosaur', power: 3, toughness: 1 })),
        ),
        when(
          { kind: 'exists', of: { among: the('exiled'), zone: 'exile', not: { type: 'land' } } },
          createToken(1, TREASURE),
        ),
      ],
    }),
  ],
})
