import { card, exile, may, rule, ruleUntil, the, triggered } from '@spellwright/dsl'

export const norinSwiftSurvivalist = card({
  name: 'Norin, Swift Survivalist',
  cost: '{R}',
  type: 'Legendary Creature — Human Coward',
  power: 2,
  toughness: 1,
  abilities: [
    rule({ kind: 'cantBlock', what: 'self' }),
    triggered({
      on: { kind: 'becomesBlocked', object: { type: 'creature', controller: 'you' } },
      effects: [
        may(
          exile('eventObject', { as: 'exiled' }),
          ruleUntil({
            kind: 'mayPlayFrom',
            player: 'you',
            zone: 'exile',
            what: { among: the('exiled') },
            verb: 'play',
          }),
        ),
      ],
    }),
  ],
})
