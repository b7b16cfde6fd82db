import { card, gainLife, keyword, loseLife, putCounters, triggered } from '@spellwright/dsl'

export const obeliskSpider = card({
  name: 'Obelisk Spider',
  cost: '{1}{B}{G}',
  type: 'Creature — Spider',
  power: 1,
  toughness: 4,
  abilities: [
    keyword('reach'),
    triggered({
      on: { kind: 'damage', source: 'self', to: { object: { type: 'creature' } }, combat: 'combat' },
      effects: [putCounters('-1/-1', 1, 'eventObject')],
    }),
    triggered({
      on: { kind: 'countersPut', object: { type: 'creature' }, counter: '-1/-1', by: 'you', batch: 'oneOrMore' },
      effects: [loseLife(1, 'opponent'), gainLife(1)],
    }),
  ],
})
