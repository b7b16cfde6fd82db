import { card, rule } from '@spellwright/dsl'

export const shadowOfMortality = card({
  name: 'Shadow of Mortality',
  cost: '{13}{B}{B}',
  type: 'Creature — Avatar',
  power: 7,
  toughness: 7,
  abilities: [
    rule(
      {
        kind: 'costChange',
        player: 'you',
        spell: 'self',
        change: {
          kind: 'reduce',
          mana: '{1}',
          times: { kind: 'minus', left: { kind: 'startingLife' }, right: { kind: 'lifeOf', player: 'you' } },
        },
      },
      {
        condition: {
          kind: 'compare',
          quantity: { kind: 'lifeOf', player: 'you' },
          is: { lessThan: { kind: 'startingLife' } },
        },
        zone: 'everywhere',
      },
    ),
  ],
})
