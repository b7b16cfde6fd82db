import { activated, card, enters, exile, mana, put, ruleUntil, the, triggered } from '@spellwright/dsl'

export const golosTirelessPilgrim = card({
  name: 'Golos, Tireless Pilgrim',
  cost: '{5}',
  type: 'Legendary Artifact Creature — Scout',
  power: 3,
  toughness: 5,
  abilities: [
    triggered({
      on: enters('self'),
      effects: [
        {
          kind: 'may',
          player: 'you',
          effects: [
            {
              kind: 'search',
              player: 'you',
              whose: 'you',
              zones: ['library'],
              filter: { type: 'land' },
              count: { min: 1, max: 1 },
              as: 'found',
            },
            put('battlefield', the('found'), { enters: ['tapped'] }),
            { kind: 'shuffle', player: 'you' },
          ],
        },
      ],
    }),
    activated({
      cost: [mana('{2}{W}{U}{B}{R}{G}')],
      effects: [
        { kind: 'lookAtTop', player: 'you', count: 3, as: 'top' },
        exile(the('top'), { as: 'exiled' }),
        ruleUntil({
          kind: 'mayPlayFrom',
          player: 'you',
          zone: 'exile',
          what: { among: the('exiled') },
          verb: 'play',
          free: 'free',
        }),
      ],
    }),
  ],
})
