import { card, draw, enters, keyword, putCounters, triggered, X } from '@spellwright/dsl'

export const wanShiTongLibrarian = card({
  name: 'Wan Shi Tong, Librarian',
  cost: '{X}{U}{U}',
  type: 'Legendary Creature — Bird Spirit',
  power: 1,
  toughness: 1,
  abilities: [
    keyword('flash'),
    keyword('flying'),
    keyword('vigilance'),
    triggered({
      on: enters('self'),
      effects: [putCounters('+1/+1', X, 'self'), draw({ kind: 'half', quantity: X, round: 'down' })],
    }),
    triggered({ on: { kind: 'searched', player: 'opponent' }, effects: [putCounters('+1/+1', 1, 'self'), draw(1)] }),
  ],
})
