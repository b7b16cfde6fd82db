import { card, counterSpell, keyword, mana, triggered } from '@spellwright/dsl'

export const glyphKeeper = card({
  name: 'Glyph Keeper',
  cost: '{3}{U}{U}',
  type: 'Creature — Sphinx',
  power: 5,
  toughness: 3,
  abilities: [
    keyword('flying'),
    triggered({
      on: { kind: 'becomesTarget', object: 'self', first: 'eachTurn' },
      effects: [counterSpell('eventSource')],
    }),
    keyword({ kind: 'embalm', cost: [mana('{5}{U}{U}')] }),
  ],
})
