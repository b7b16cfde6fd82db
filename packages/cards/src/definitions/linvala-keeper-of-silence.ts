import { card, keyword, rule } from '@spellwright/dsl'

export const linvalaKeeperOfSilence = card({
  name: 'Linvala, Keeper of Silence',
  cost: '{2}{W}{W}',
  type: 'Legendary Creature — Angel',
  power: 3,
  toughness: 4,
  abilities: [
    keyword('flying'),
    rule({ kind: 'cantActivate', object: { type: 'creature', controller: 'opponent' }, ability: 'any' }),
  ],
})
