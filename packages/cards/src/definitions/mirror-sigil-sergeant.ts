import { atBeginningOf, card, keyword, may, triggered, youControl } from '@spellwright/dsl'

export const mirrorSigilSergeant = card({
  name: 'Mirror-Sigil Sergeant',
  cost: '{5}{W}',
  type: 'Creature — Rhino Soldier',
  power: 4,
  toughness: 4,
  abilities: [
    keyword('trample'),
    triggered({
      on: atBeginningOf('upkeep', 'you'),
      condition: youControl({ color: 'U' }),
      effects: [may({ kind: 'createTokenCopy', player: 'you', count: 1, of: 'self' })],
    }),
  ],
})
