import { attacks, card, enters, keyword, put, the, triggered, upTo } from '@spellwright/dsl'

export const sludgeTitan = card({
  name: 'Sludge Titan',
  cost: '{4}{B/G}{B/G}',
  type: 'Creature — Zombie Giant',
  power: 6,
  toughness: 6,
  abilities: [
    keyword('trample'),
    triggered({
      on: { kind: 'either', events: [enters('self'), attacks('self')] },
      effects: [
        { kind: 'mill', player: 'you', count: 5, as: 'milled' },
        {
          kind: 'chooseAmong',
          player: 'you',
          among: the('milled'),
          filter: { type: 'creature' },
          count: upTo(1),
          as: 'creature',
        },
        {
          kind: 'chooseAmong',
          player: 'you',
          among: the('milled'),
          filter: { type: 'land', not: { among: the('creature') } },
          count: upTo(1),
          as: 'land',
        },
        put('hand', [the('creature'), the('land')]),
      ],
    }),
  ],
})
