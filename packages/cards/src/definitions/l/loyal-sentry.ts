import { card, destroy, triggered } from '@spellwright/dsl'

export const loyalSentry = card({
  name: 'Loyal Sentry',
  cost: '{W}',
  type: 'Creature — Human Soldier',
  power: 1,
  toughness: 1,
  abilities: [
    triggered({
      on: { kind: 'blocks', object: 'self', attacker: { type: 'creature' } },
      effects: [destroy(['eventSource', 'self'])],
    }),
  ],
})
