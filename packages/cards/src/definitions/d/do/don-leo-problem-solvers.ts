import { atBeginningOf, card, exile, keyword, returnTo, target, the, triggered } from '@spellwright/dsl'

export const donLeoProblemSolvers = card({
  name: 'Don & Leo, Problem Solvers',
  cost: '{3}{W/U}{W/U}',
  type: 'Legendary Creature — Mutant Ninja Turtle',
  power: 4,
  toughness: 6,
  abilities: [
    keyword('vigilance'),
    triggered({
      on: atBeginningOf('end', 'you'),
      targets: {
        target: target({ controller: 'you', type: 'artifact' }, { count: { min: 0, max: 1 } }),
        target2: target({ controller: 'you', type: 'creature' }, { count: { min: 0, max: 1 } }),
      },
      effects: [
        exile([the('target'), the('target2')], { as: 'exiled' }),
        returnTo('battlefield', the('exiled'), { under: { ownerOf: the('exiled') } }),
      ],
    }),
  ],
})
