import { card, enters, exile, ownerOf, ruleUntil, targetOpponent, the, triggered, upTo } from '@spellwright/dsl'

export const eliteSpellbinder = card({
  name: 'Elite Spellbinder',
  cost: '{2}{W}',
  type: 'Creature — Human Cleric',
  power: 3,
  toughness: 1,
  abilities: [
    {
      kind: 'keyword',
      keyword: 'flying',
    },
    triggered({
      on: enters('self'),
      targets: { player: targetOpponent },
      effects: [
        { kind: 'lookAtHand', player: the('player') },
        {
          kind: 'choose',
          player: 'you',
          from: { zone: 'hand', not: { type: 'land' } },
          whose: the('player'),
          count: upTo(1),
          as: 'card',
        },
        exile(the('card'), { as: 'exiled' }),
        ruleUntil(
          {
            kind: 'mayPlayFrom',
            player: ownerOf(the('exiled')),
            zone: 'exile',
            what: { among: the('exiled') },
            verb: 'play',
          },
          'game',
        ),
        ruleUntil(
          {
            kind: 'costChange',
            player: 'eachPlayer',
            spell: { among: the('exiled') },
            from: ['exile'],
            change: { kind: 'increase', mana: '{2}' },
          },
          'game',
        ),
      ],
    }),
  ],
})
