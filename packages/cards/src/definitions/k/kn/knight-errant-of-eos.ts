import { card, count, enters, keyword, linked, put, shuffle, the, triggered, upTo } from '@spellwright/dsl'

export const knightErrantOfEos = card({
  name: 'Knight-Errant of Eos',
  cost: '{4}{W}',
  type: 'Creature — Human Knight',
  power: 4,
  toughness: 4,
  abilities: [
    keyword('convoke'),
    triggered({
      on: enters('self'),
      effects: [
        { kind: 'lookAtTop', player: 'you', count: 6, as: 'top' },
        {
          kind: 'chooseAmong',
          player: 'you',
          among: the('top'),
          filter: { type: 'creature', manaValue: { atMost: count({ among: linked('convoke') }) } },
          count: upTo(2),
          as: 'cards',
        },
        { kind: 'reveal', what: the('cards') },
        put('hand', the('cards')),
        shuffle(),
      ],
    }),
  ],
})
