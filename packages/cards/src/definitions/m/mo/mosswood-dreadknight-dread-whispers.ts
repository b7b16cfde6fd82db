import { dies, draw, keyword, loseLife, ruleUntil, spell, the, triggered, twoFaced } from '@spellwright/dsl'

export const mosswoodDreadknightDreadWhispers = twoFaced(
  'adventure',
  {
    name: 'Mosswood Dreadknight',
    cost: '{1}{G}',
    type: 'Creature — Human Knight',
    power: 3,
    toughness: 2,
    abilities: [
      keyword('trample'),
      triggered({
        on: dies('self'),
        effects: [
          { kind: 'bind', as: 'fallen', what: 'eventObject' },
          ruleUntil(
            {
              kind: 'mayPlayFrom',
              player: 'you',
              zone: 'graveyard',
              what: { among: the('fallen') },
              using: 'adventure',
              verb: 'cast',
            },
            'endOfYourNextTurn',
          ),
        ],
      }),
    ],
  },
  {
    name: 'Dread Whispers',
    cost: '{1}{B}',
    type: 'Sorcery — Adventure',
    abilities: [spell({ effects: [draw(1), loseLife(1)] })],
  },
)
