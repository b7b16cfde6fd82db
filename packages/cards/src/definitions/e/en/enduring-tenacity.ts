import { card, dies, eventAmount, loseLife, matches, returnTo, targetOpponent, the, triggered } from '@spellwright/dsl'

export const enduringTenacity = card({
  name: 'Enduring Tenacity',
  cost: '{2}{B}{B}',
  type: 'Enchantment Creature — Snake Glimmer',
  power: 4,
  toughness: 3,
  abilities: [
    triggered({
      on: { kind: 'lifeGained', player: 'you' },
      targets: { player: targetOpponent },
      effects: [loseLife(eventAmount, the('player'))],
    }),
    triggered({
      on: dies('self'),
      condition: matches('self', { type: 'creature' }),
      effects: [returnTo('battlefield', 'self', { becomes: [{ kind: 'setTypes', types: ['enchantment'] }] })],
    }),
  ],
})
