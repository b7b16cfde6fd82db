import { card, dies, draw, keyword, matches, returnTo, triggered } from '@spellwright/dsl'

export const enduringCuriosity = card({
  name: 'Enduring Curiosity',
  cost: '{2}{U}{U}',
  type: 'Enchantment Creature — Cat Glimmer',
  power: 4,
  toughness: 3,
  abilities: [
    keyword('flash'),
    triggered({
      on: { kind: 'damage', source: { controller: 'you', type: 'creature' }, to: { player: 'any' }, combat: 'combat' },
      effects: [draw(1)],
    }),
    triggered({
      on: dies('self'),
      condition: matches('self', { type: 'creature' }),
      effects: [returnTo('battlefield', 'self', { becomes: [{ kind: 'setTypes', types: ['enchantment'] }] })],
    }),
  ],
})
