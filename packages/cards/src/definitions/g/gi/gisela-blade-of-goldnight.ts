import { card, eventAmount, keywords, replacement } from '@spellwright/dsl'

export const giselaBladeOfGoldnight = card({
  name: 'Gisela, Blade of Goldnight',
  cost: '{4}{R}{W}{W}',
  type: 'Legendary Creature — Angel',
  power: 5,
  toughness: 5,
  abilities: [
    ...keywords('flying', 'first strike'),
    replacement({ kind: 'damage', to: { side: 'opponent' }, change: { kind: 'amount', change: { times: 2 } } }),
    replacement({
      kind: 'damage',
      to: { side: 'you' },
      change: { kind: 'prevent', amount: { kind: 'half', quantity: eventAmount, round: 'up' } },
    }),
  ],
})
