import {
  attacks,
  card,
  createToken,
  exile,
  keyword,
  ruleUntil,
  TREASURE,
  target,
  the,
  triggered,
} from '@spellwright/dsl'

export const breechesEagerPillager = card({
  name: 'Breeches, Eager Pillager',
  cost: '{2}{R}',
  type: 'Legendary Creature — Goblin Pirate',
  power: 3,
  toughness: 3,
  abilities: [
    keyword('first strike'),
    triggered({
      on: attacks({ subtype: 'Pirate', controller: 'you' }),
      modes: {
        min: 1,
        max: 1,
        unchosen: 'thisTurn',
        options: [
          { effects: [createToken(1, TREASURE)] },
          {
            targets: { creature: target({ type: 'creature' }) },
            effects: [ruleUntil({ kind: 'cantBlock', what: the('creature') })],
          },
          {
            effects: [
              { kind: 'lookAtTop', player: 'you', count: 1, as: 'top', unseen: 'unseen' },
              exile(the('top'), { as: 'exiled' }),
              ruleUntil({
                kind: 'mayPlayFrom',
                player: 'you',
                zone: 'exile',
                what: { among: the('exiled') },
                verb: 'play',
              }),
            ],
          },
        ],
      },
      effects: [],
    }),
  ],
})
