import { attacks, card, triggered } from '@spellwright/dsl'

export const daemogothTitan = card({
  name: 'Daemogoth Titan',
  cost: '{B/G}{B/G}{B/G}{B/G}',
  type: 'Creature — Demon',
  power: 11,
  toughness: 10,
  abilities: [
    triggered({
      on: { kind: 'either', events: [attacks('self'), { kind: 'blocks', object: 'self' }] },
      effects: [{ kind: 'sacrificeChoice', player: 'you', filter: { type: 'creature' }, count: 1 }],
    }),
  ],
})
