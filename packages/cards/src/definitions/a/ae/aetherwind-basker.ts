import {
  activated,
  attacks,
  card,
  count,
  enters,
  getEnergy,
  keyword,
  payEnergy,
  pump,
  triggered,
} from '@spellwright/dsl'

export const aetherwindBasker = card({
  name: 'Aetherwind Basker',
  cost: '{4}{G}{G}{G}',
  type: 'Creature — Lizard',
  power: 7,
  toughness: 7,
  abilities: [
    keyword('trample'),
    triggered({
      on: { kind: 'either', events: [enters('self'), attacks('self')] },
      effects: [getEnergy(count({ type: 'creature', controller: 'you' }))],
    }),
    activated({ cost: [payEnergy(1)], effects: [pump('self', 1, 1)] }),
  ],
})
