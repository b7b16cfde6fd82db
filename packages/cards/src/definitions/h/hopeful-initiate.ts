import { activated, card, destroy, keyword, mana, target, the } from '@spellwright/dsl'

export const hopefulInitiate = card({
  name: 'Hopeful Initiate',
  type: 'Creature — Human Warlock',
  cost: '{W}',
  power: 1,
  toughness: 2,
  abilities: [
    keyword('training'),
    activated({
      cost: [
        mana('{2}{W}'),
        {
          kind: 'removeCounters',
          counter: '+1/+1',
          count: 2,
          from: { type: 'creature', controller: 'you' },
          spread: 'spread',
        },
      ],
      targets: { permanent: target({ type: ['artifact', 'enchantment'] }) },
      effects: [destroy(the('permanent'))],
    }),
  ],
})
