import { card, keyword, may, put, triggered } from '@spellwright/dsl'

export const narcomoeba = card({
  name: 'Narcomoeba',
  cost: '{1}{U}',
  type: 'Creature — Illusion',
  power: 1,
  toughness: 1,
  abilities: [
    keyword('flying'),
    triggered({
      on: { kind: 'zoneChange', object: 'self', from: 'library', to: 'graveyard' },
      effects: [may(put('battlefield', 'self'))],
    }),
  ],
})
