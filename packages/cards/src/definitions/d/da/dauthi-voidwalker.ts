import { activated, card, exactly, keyword, replacement, ruleUntil, sacrificeSelf, tap, the } from '@spellwright/dsl'

export const dauthiVoidwalker = card({
  name: 'Dauthi Voidwalker',
  cost: '{B}{B}',
  type: 'Creature — Dauthi Rogue',
  power: 3,
  toughness: 2,
  abilities: [
    keyword('shadow'),
    replacement({
      kind: 'zoneChange',
      object: { owner: 'opponent', is: 'nontoken' },
      to: 'graveyard',
      instead: { to: 'exile', counters: { counter: 'void', count: 1 } },
    }),
    activated({
      cost: [tap, sacrificeSelf],
      effects: [
        {
          kind: 'choose',
          player: 'you',
          from: { zone: 'exile', owner: 'opponent', counters: { counter: 'void', count: { atLeast: 1 } } },
          count: exactly(1),
          as: 'card',
        },
        ruleUntil({
          kind: 'mayPlayFrom',
          player: 'you',
          zone: 'exile',
          what: { among: the('card') },
          verb: 'play',
          free: 'free',
        }),
      ],
    }),
  ],
})
