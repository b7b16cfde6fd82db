import {
  addMana,
  card,
  exile,
  type Quantity,
  ruleUntil,
  spell,
  targetOpponent,
  the,
  youControl,
} from '@spellwright/dsl'

const OR_BOTH: Quantity = {
  kind: 'if',
  condition: youControl({ is: 'commander' }),
  then: 2,
  else: 1,
}

export const jeskasWill = card({
  name: "Jeska's Will",
  cost: '{2}{R}',
  type: 'Sorcery',
  abilities: [
    spell({
      modes: {
        min: 1,
        max: OR_BOTH,
        options: [
          {
            targets: { player: targetOpponent },
            effects: [
              addMana({ kind: 'fixed', mana: '{R}', times: { kind: 'cardsIn', zone: 'hand', player: the('player') } }),
            ],
          },
          {
            effects: [
              { kind: 'lookAtTop', player: 'you', count: 3, as: 'top', unseen: 'unseen' },
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
