import { card, rule } from '@spellwright/dsl'

export const absoluteVirtue = card({
  name: 'Absolute Virtue',
  cost: '{6}{W}{U}',
  type: 'Legendary Creature — Avatar Warrior',
  power: 8,
  toughness: 8,
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
      keyword: 'flying',
    },
    rule({ kind: 'playerHas', player: 'you', keyword: { kind: 'protection', from: [{ player: 'opponent' }] } }),
  ],
})
