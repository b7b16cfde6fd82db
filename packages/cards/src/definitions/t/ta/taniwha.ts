import { all, atBeginningOf, card, keyword, triggered } from '@spellwright/dsl'

export const taniwha = card({
  name: 'Taniwha',
  cost: '{3}{U}{U}',
  type: 'Legendary Creature — Serpent',
  power: 7,
  toughness: 7,
  abilities: [
    keyword('trample'),
    keyword('phasing'),
    triggered({
      on: atBeginningOf('upkeep', 'you'),
      effects: [{ kind: 'phaseOut', what: all({ type: 'land', controller: 'you' }) }],
    }),
  ],
})
