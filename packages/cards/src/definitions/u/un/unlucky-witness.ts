import { card, dies, exile, ruleUntil, the, triggered } from '@spellwright/dsl'

export const unluckyWitness = card({
  name: 'Unlucky Witness',
  type: 'Creature — Human Citizen',
  cost: '{R}',
  power: 1,
  toughness: 1,
  abilities: [
    triggered({
      on: dies('self'),
      effects: [
        { kind: 'lookAtTop', player: 'you', count: 2, as: 'top', unseen: 'unseen' },
        exile(the('top'), { as: 'exiled' }),
        ruleUntil(
          {
            kind: 'mayPlayFrom',
            player: 'you',
            zone: 'exile',
            what: { among: the('exiled') },
            verb: 'play',
            once: 'once',
          },
          'untilYourNextEndStep',
        ),
      ],
    }),
  ],
})
