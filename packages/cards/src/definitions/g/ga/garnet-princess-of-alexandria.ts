import { anyNumber, attacks, bound, card, keyword, putCounters, the, triggered } from '@spellwright/dsl'

export const garnetPrincessOfAlexandria = card({
  name: 'Garnet, Princess of Alexandria',
  cost: '{G}{W}',
  type: 'Legendary Creature — Human Noble Cleric',
  power: 2,
  toughness: 2,
  abilities: [
    keyword('lifelink'),
    triggered({
      on: attacks('self'),
      effects: [
        {
          kind: 'choose',
          player: 'you',
          from: { subtype: 'Saga', controller: 'you', counters: { counter: 'lore', count: { atLeast: 1 } } },
          count: anyNumber,
          as: 'sagas',
        },
        { kind: 'removeCounters', what: the('sagas'), counter: 'lore', count: 1, as: 'removed' },
        putCounters('+1/+1', bound('removed'), 'self'),
      ],
    }),
  ],
})
