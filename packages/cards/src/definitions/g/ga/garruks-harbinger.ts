import { all, card, eventAmount, keyword, put, the, triggered, upTo } from '@spellwright/dsl'

export const garruksHarbinger = card({
  name: "Garruk's Harbinger",
  cost: '{1}{G}{G}',
  type: 'Creature — Beast',
  power: 4,
  toughness: 3,
  abilities: [
    keyword({ kind: 'hexproofFrom', from: { color: 'B' } }),
    triggered({
      on: {
        kind: 'either',
        events: [
          { kind: 'damage', source: 'self', to: { player: 'any' }, combat: 'combat' },
          { kind: 'damage', source: 'self', to: { object: { type: 'planeswalker' } }, combat: 'combat' },
        ],
      },
      effects: [
        { kind: 'lookAtTop', player: 'you', count: eventAmount, as: 'top' },
        {
          kind: 'chooseAmong',
          player: 'you',
          among: the('top'),
          filter: { any: [{ type: 'creature' }, { type: 'planeswalker', subtype: 'Garruk' }] },
          count: upTo(1),
          as: 'chosen',
        },
        { kind: 'reveal', what: the('chosen') },
        put('hand', the('chosen')),
        put('library', all({ zone: 'library', among: the('top') }), {
          library: { position: 'bottom', order: 'random' },
        }),
      ],
    }),
  ],
})
