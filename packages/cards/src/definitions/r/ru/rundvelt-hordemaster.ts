import { card, continuous, dies, exile, matches, modifyPT, ruleUntil, the, triggered, when } from '@spellwright/dsl'

export const rundveltHordemaster = card({
  name: 'Rundvelt Hordemaster',
  cost: '{1}{R}',
  type: 'Creature — Goblin Warrior',
  power: 1,
  toughness: 1,
  abilities: [
    continuous({ affects: { subtype: 'Goblin', controller: 'you', other: true }, apply: [modifyPT(1, 1)] }),
    triggered({
      on: {
        kind: 'either',
        events: [dies('self'), dies({ subtype: 'Goblin', controller: 'you', other: true })],
      },
      effects: [
        { kind: 'lookAtTop', player: 'you', count: 1, as: 'top' },
        exile(the('top'), { as: 'exiled' }),
        when(
          matches(the('exiled'), { type: 'creature', subtype: 'Goblin' }),
          ruleUntil(
            { kind: 'mayPlayFrom', player: 'you', zone: 'exile', what: { among: the('exiled') }, verb: 'cast' },
            'endOfYourNextTurn',
          ),
        ),
      ],
    }),
  ],
})
