import { card, keyword, replacement } from '@spellwright/dsl'

export const oboshThePreypiercer = card({
  name: 'Obosh, the Preypiercer',
  cost: '{3}{B/R}{B/R}',
  type: 'Legendary Creature — Hellion Horror',
  power: 3,
  toughness: 5,
  abilities: [
    keyword({ kind: 'companion', condition: { only: { parity: 'odd' }, lands: 'lands' } }),
    replacement({
      kind: 'damage',
      source: { controller: 'you', parity: 'odd' },
      to: 'any',
      change: { kind: 'amount', change: { times: 2 } },
    }),
  ],
})
