import { card, rule } from '@spellwright/dsl'

export const thrunBreakerOfSilence = card({
  name: 'Thrun, Breaker of Silence',
  cost: '{3}{G}{G}',
  type: 'Legendary Creature — Troll Shaman',
  power: 5,
  toughness: 5,
  abilities: [
    {
      kind: 'static',
      rule: {
        kind: 'cantBeCountered',
        what: 'self',
      },
      zone: 'stack',
    },
    {
      kind: 'keyword',
      keyword: 'trample',
    },
    rule({ kind: 'cantBeTargeted', what: 'self', by: { not: { color: 'G' }, controller: 'opponent' } }),
    {
      kind: 'static',
      affects: 'self',
      apply: [
        {
          kind: 'gainKeyword',
          keyword: 'indestructible',
        },
      ],
      condition: {
        kind: 'isTurnOf',
        player: 'you',
      },
    },
  ],
})
