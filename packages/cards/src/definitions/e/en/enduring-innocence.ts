import { card, dies, draw, keyword, matches, returnTo, triggered } from '@spellwright/dsl'

export const enduringInnocence = card({
  name: 'Enduring Innocence',
  cost: '{1}{W}{W}',
  type: 'Enchantment Creature — Sheep Glimmer',
  power: 2,
  toughness: 1,
  abilities: [
    keyword('lifelink'),
    triggered({
      on: {
        kind: 'zoneChange',
        object: { power: { atMost: 2 }, controller: 'you', other: true, type: 'creature' },
        to: 'battlefield',
        batch: 'oneOrMore',
      },
      effects: [draw(1)],
      limit: { times: 1, per: 'turn' },
    }),
    triggered({
      on: dies('self'),
      condition: matches('self', { type: 'creature' }),
      effects: [returnTo('battlefield', 'self', { becomes: [{ kind: 'setTypes', types: ['enchantment'] }] })],
    }),
  ],
})
