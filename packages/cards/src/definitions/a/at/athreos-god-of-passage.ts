import {
  card,
  continuous,
  dies,
  keyword,
  payLife,
  returnTo,
  targetOpponent,
  the,
  triggered,
  unless,
} from '@spellwright/dsl'

export const athreosGodOfPassage = card({
  name: 'Athreos, God of Passage',
  cost: '{1}{W}{B}',
  type: 'Legendary Enchantment Creature — God',
  power: 5,
  toughness: 4,
  abilities: [
    keyword('indestructible'),
    continuous({
      condition: { kind: 'compare', quantity: { kind: 'devotion', colors: ['W', 'B'] }, is: { lessThan: 7 } },
      affects: 'self',
      apply: [{ kind: 'removeType', types: ['creature'] }],
    }),
    triggered({
      on: dies({ type: 'creature', owner: 'you', other: true }),
      targets: { opponent: targetOpponent },
      effects: [unless(the('opponent'), [payLife(3)], returnTo('hand', 'eventObject'))],
    }),
  ],
})
