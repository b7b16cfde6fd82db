import { card, dealsDamageToPlayer, exile, keyword, mana, ruleUntil, the, triggered } from '@spellwright/dsl'

export const fallenShinobi = card({
  name: 'Fallen Shinobi',
  cost: '{3}{U}{B}',
  type: 'Creature — Zombie Ninja',
  power: 5,
  toughness: 4,
  abilities: [
    keyword({ kind: 'ninjutsu', cost: [mana('{2}{U}{B}')] }),
    triggered({
      on: dealsDamageToPlayer('self', 'combat'),
      effects: [
        { kind: 'lookAtTop', player: 'eventPlayer', count: 2, as: 'top', unseen: 'unseen' },
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
